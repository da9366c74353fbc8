export { default as Book } from "./CampaignBook.svelte";
export { default as Chart } from "./Chart.svelte";
