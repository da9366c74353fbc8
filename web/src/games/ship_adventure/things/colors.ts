/** The colours of the players, in the order of the seats whose signs they have. */
export const COLORS: readonly string[] = ["red", "blue", "yellow", "green"];

/** The number of a colour's sign. */
export const signOf = (color: string): number => Math.max(0, COLORS.indexOf(color));
