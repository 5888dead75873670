import type { Fields } from "../fields/fields.server.ts";

/** The jobs of one kind, engine by platform, and the keys that choose among them. */
export const portMatrix = (f: Fields) =>
  f.object({
    title: f.text("heading"),
    note: f.text("what a cell counts"),
    label: f.text("what the table shows"),
    corner: f.text("what the rows and columns are"),
    columns: f.list(f.text("a platform"), { min: 5, max: 5 }),
    port: f.text("one port"),
    ports: f.text("several ports"),
    coDev: f.text("co-development, short"),
    pick: f.object({
      engine: f.text("what the keys of the engines choose"),
      platform: f.text("what the keys of the platforms choose"),
      job: f.text("one job"),
      jobs: f.text("several jobs"),
      most: f.text("said of the square with most jobs"),
      inAll: f.text("all jobs of the table"),
      price: f.action(),
      refer: f.action(),
    }),
    rows: f.list(
      f.object({
        engine: f.text("an engine"),
        cells: f.list(
          f.object({
            ports: f.number("ports finished", { min: 1 }).optional(),
            coDev: f.number("co-development jobs finished", { min: 1 }).optional(),
            none: f.text("why there are none").optional(),
          }),
          { min: 5, max: 5 },
        ),
      }),
      { min: 0 },
    ),
  });
