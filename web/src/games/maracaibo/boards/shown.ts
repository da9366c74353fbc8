/** Whose boards are looked at: a seat's, Jordan's, or nobody's. */
export type Shown = number | "jordan" | null;
