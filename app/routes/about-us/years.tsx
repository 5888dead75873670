import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/content.server.ts";
import "./years.css";

const stretches = [
  "font-stretch-50%",
  "font-stretch-60%",
  "font-stretch-72%",
  "font-stretch-86%",
  "font-stretch-102%",
  "font-stretch-122%",
  "font-stretch-150%",
];

const year =
  "display text-[19vw] leading-[0.86] whitespace-nowrap transition-[font-stretch] duration-slow ease-snap group-hover:font-stretch-150% md:text-giant/[0.86]";

/** The years of the company, each set in a wider cut of the typeface than the one before. */
export function Years({ words }: { words: Pages["about-us"]["years"] }) {
  if (words.items.length === 0) return null;
  return (
    <Band name="years" labelledBy="years" bleed>
      <div className="wrap">
        <h2 id="years" className="mb-8 lg:mb-14">
          {words.title}
        </h2>
        <ol role="list" className="border-b-3">
          {words.items.map(({ year: name, text }, index) => (
            <li
              key={name}
              className="group grid items-center gap-x-gut gap-y-3 border-t-3 py-4 md:grid-cols-[7fr_5fr] md:pt-3.5 md:pb-2.5"
            >
              <span className={`by-scroll [--piece:widen] ${year} ${stretches[index] ?? ""}`}>{name}</span>
              <p className="m-0 leading-snug">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
