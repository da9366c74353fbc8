import type { Board } from "../shell/board";
import * as port_royal from "./port_royal";

/** The titles this page can show, by the server's id. */
export const boards: Record<string, Board> = { port_royal };
