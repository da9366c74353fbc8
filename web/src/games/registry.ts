import { asBoard, type Board } from "../shell/board";
import * as amerigo from "./amerigo";
import * as port_royal from "./port_royal";

/** The titles this page can show, by the server's id. To add one: write its folder, then name it here. */
export const boards: Record<string, Board> = { port_royal: asBoard(port_royal), amerigo: asBoard(amerigo) };
