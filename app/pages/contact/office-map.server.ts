import type { Fields } from "#model/fields/fields.server.ts";

/** A country drawn in blocks, with the offices as taller ones. Lengths are in units of which a block is 30 wide. */
export const officeMap = (f: Fields) =>
  f.object({
    shows: f.text("what the map shows, for those who cannot see it"),
    land: f.object({
      rows: f.list(
        f
          .compared("a row from the north: # for land, m for land in the second colour, a dot for water")
          .regex(/^[.#m]+$/, {
            error: "write only #, m and dots",
          }),
        { max: 30 },
      ),
      pins: f.list(
        f.object({
          city: f.compared("a town of the site file"),
          department: f.department(),
          x: f.number("from the left edge of the map"),
          y: f.number("from its upper edge"),
          height: f.number("how far its block goes down"),
          label: f.number("where the town's name is, from the upper edge"),
          gap: f.number("from the block to the dots that lead to the name; below zero the name is on its left", {
            min: -2000,
          }),
        }),
      ),
    }),
  });
