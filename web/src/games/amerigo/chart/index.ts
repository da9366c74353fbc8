export { default as Chart } from "./Chart.svelte";
export { ChartChoice } from "./choice.svelte";
