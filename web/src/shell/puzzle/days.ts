const DAY_MS = 24 * 3600 * 1000;

/** The day before or after one that is written as 2026-11-18. */
export const dayBeside = (day: string, by: 1 | -1): string => new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);

export const sayDay = (day: string, language: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
