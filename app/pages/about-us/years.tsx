import { OwnSection } from "#app/bands/band.tsx";
import type { OwnBand } from "./words.server.ts";

const stretches = [
  "font-stretch-50%",
  "font-stretch-60%",
  "font-stretch-72%",
  "font-stretch-84%",
  "font-stretch-102%",
  "font-stretch-122%",
  "font-stretch-150%",
];

/** The years of the company, each set in a wider cut of the typeface than the one before. */
export function Years({ band }: { band: OwnBand<"years"> }) {
  const { role, heading, items } = band;
  return (
    <OwnSection band={band} tone="sand" className="overflow-clip py-compact">
      <div className="wrap">
        <h2 id={`${role}-heading`} className="mb-8">
          {heading}
        </h2>
        <ol role="list" className="border-b-3">
          {items.map(({ year: name, text }, index) => (
            <li key={name} className="grid items-center gap-x-gut border-t-3 py-1 cols-7-5">
              <span className={`year by-scroll display whitespace-nowrap ${stretches[index] ?? ""}`}>{name}</span>
              <p className="m-0 leading-snug">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </OwnSection>
  );
}
