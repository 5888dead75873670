import { Bands } from "#app/frame/bands.tsx";
import { CapacityBoard } from "#app/sections/capacity-board.tsx";
import type { ContactPage } from "./data.server.ts";
import { DirectLines } from "./direct-lines.tsx";
import { Offices } from "./offices.tsx";

/** The other ways to reach us, below the form. */
export function ReachUs({ capacity, lines, offices }: Pick<ContactPage, "capacity" | "lines" | "offices">) {
  return (
    <Bands>
      {capacity && <CapacityBoard {...capacity} />}
      <DirectLines {...lines} />
      {offices.list.length > 0 && <Offices words={offices} offices={offices.list} />}
    </Bands>
  );
}
