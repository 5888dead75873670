import { OwnSection } from "#app/bands/band.tsx";
import { Island } from "#app/ui/island.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { PriceTag } from "./price-tag.tsx";
import { WidthBench } from "./width-bench.tsx";
import type { OwnBand } from "./words.server.ts";

/** A line of the visitor's own on a price tag, and below it one line in several languages, each as wide as it was measured. */
export function TextFit({ band }: { band: OwnBand<"text-fit"> }) {
  const { role, heading, lead, picture, rows } = band;
  return (
    <OwnSection band={band} tone="ink" rhythm="normal" className="overflow-x-clip">
      <div className={`wrap grid items-center gap-x-gut gap-y-6 ${picture ? "cols-5-7" : ""}`}>
        {picture && (
          <Picture
            image={picture.imgUrl}
            alt={picture.alt}
            sizes="90vw md:44vw"
            className="w-full max-md:order-last md:scale-125"
          />
        )}
        <div className="flex flex-col gap-6">
          <h2 id={`${role}-heading`}>{heading}</h2>
          <p className="m-0 max-w-lead text-lead">
            <Prose text={lead} />
          </p>
          <Island>
            <WidthBench band={band} />
          </Island>
        </div>
      </div>
      <ul role="list" className="wrap mt-8 grid grid-cols-2 gap-y-6 md:grid-cols-4 lg:flex">
        {rows.map((row) => (
          <Translation key={row.lang} row={row} band={band} />
        ))}
      </ul>
    </OwnSection>
  );
}

/** On a tag that hangs from a rope along the row. */
function Translation({ row, band }: { row: OwnBand<"text-fit">["rows"][number]; band: OwnBand<"text-fit"> }) {
  const { name, lang, text, width, remark } = row;
  const { room, unit, fits, over } = band;
  return (
    <li className="flex-1 border-t-3 border-current pe-2 text-small">
      <PriceTag room={room} width={width}>
        <text className="display" textLength={width} lengthAdjust="spacingAndGlyphs" fontSize="18" lang={lang}>
          {text}
        </text>
      </PriceTag>
      <b>{name}</b>{" "}
      <span className={`block ${width > room ? "font-bold text-mari" : ""}`}>
        {width} {unit}, {width > room ? over : fits}
      </span>{" "}
      {remark}
    </li>
  );
}
