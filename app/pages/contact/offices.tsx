import { useState } from "react";
import { OwnSection } from "#app/bands/band.tsx";
import { BlockMap, type MapPin } from "./block-map.tsx";
import type { ShownOffices } from "./data.server.ts";

/** Where the offices are; on the map of blocks somebody walks to the one that is chosen. */
export function Offices({ band }: { band: ShownOffices }) {
  const { role, heading, choose, offices, map, poses } = band;
  const pins = offices.flatMap(({ pin }) => pin ?? []);
  const [way, setWay] = useState(pins[0] && { from: pins[0], to: pins[0] });
  const walkTo = (to: MapPin) => setWay(way && { from: way.to, to });
  const cards = offices.map((office) => (
    <li key={office.city} className="flex">
      <Card office={office} isFirst={office.pin === pins[0]} onChoose={poses && pins.length > 1 ? walkTo : undefined} />
    </li>
  ));
  return (
    <OwnSection band={band} tone="ink" className="overflow-clip">
      <div className="wrap grid gap-x-gut gap-y-4 pt-compact lg:cols-5-7">
        <div className="flex flex-col gap-4 pb-8">
          <h2 id={`${role}-heading`}>{heading}</h2>
          <fieldset>
            <legend className="vh">{choose}</legend>
            <ul role="list" className="grid gap-4">
              {cards}
            </ul>
          </fieldset>
        </div>
        {map && (
          <figure className="-mx-edge self-end lg:mx-0">
            <BlockMap {...map} poses={poses} way={way} />
          </figure>
        )}
      </div>
    </OwnSection>
  );
}

interface CardProps {
  office: ShownOffices["offices"][number];
  isFirst: boolean;
  /** Undefined where nobody could walk. */
  onChoose: ((pin: MapPin) => void) | undefined;
}

const chosen =
  "has-checked:bg-mari forced-colors:has-checked:outline-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus-ring)";
const card = `relative flex-1 cursor-pointer rounded-md bg-white px-4 py-2 leading-snug text-ink shadow-key ${chosen}`;

function Card({ office: { city, address, role, note, pin }, isFirst, onChoose }: CardProps) {
  const Box = pin && onChoose ? "label" : "div";
  return (
    <Box className={card}>
      {pin && onChoose && (
        <input
          type="radio"
          className="vh noscript:hidden"
          name="office"
          defaultChecked={isFirst}
          onChange={() => onChoose(pin)}
        />
      )}
      <b className="display block text-h4">{city}</b> {address}. {role}. {note}
    </Box>
  );
}
