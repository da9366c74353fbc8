import { settings } from "../settings.svelte";

const said = (seconds: number, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(settings.language, how).format(seconds * 1000);

export const dayOf = (seconds: number): string => said(seconds, { day: "numeric", month: "long" });
export const monthOf = (seconds: number): string => said(seconds, { month: "long", year: "numeric" });
