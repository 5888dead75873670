import { rows } from "./rules.ts";

/** In code, as all words of the error screen, so that they are there when nothing else can be loaded. */
export const words = {
  name: "The way home: push the rows of tiles until the path leads to the house",
  ready: "Somebody pushed the tiles about. Left and Right push a row, Space takes the next.",
  end: "It goes no further.",
  undone: "Taken back.",
  nothing: "There is nothing to take back.",
  won: "The path leads home.",
  home: "Go home",
  stopped: "Stopped. The link home is at the top of the page.",
  failed: "The tiles did not load. Press again when you are back on line.",
  row: (row: number) => `Row ${row + 1} of ${rows}.`,
  pushed: (row: number, joined: number) =>
    `Row ${row + 1}: the path ${joined === 0 ? "leads nowhere yet" : joined === rows ? "leads past the house" : `leads over ${joined} of ${rows} rows`}.`,
};
