import { settlePlaceholders } from "#app/browser/settle-placeholders.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useZoneTime } from "#app/browser/use-zone-time.ts";
import { Band } from "#app/ui/band.tsx";
import { PictureWithPlaceholder } from "#app/ui/picture-with-placeholder.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Site } from "#model/site/site.server.ts";
import type { Department } from "#shared/department.ts";
import { Clock } from "./clock.tsx";

type Words = Pages["about-us"]["offices"];
type Office = Site["offices"][number];

const colours = ["tang", "pitch", "orch", "mari"] as const satisfies readonly Department[];

/** The offices as toys, with their time zones; the browser fills in the time of day, never the build. */
export function Offices({ words, offices }: { words: Words; offices: readonly Office[] }) {
  useBehaviour(settlePlaceholders);
  return (
    <Band name="offices" labelledBy="offices">
      <div className="wrap">
        <h2 id="offices">{words.title}</h2>
        <ul role="list" className="mt-8 grid gap-x-gut gap-y-11 lg:mt-13 lg:grid-cols-3">
          {offices.map((office, index) => (
            <OfficeClock
              key={office.city}
              words={words}
              office={office}
              department={colours[index % colours.length] ?? "tang"}
              isOnly={offices.length === 1}
            />
          ))}
        </ul>
      </div>
    </Band>
  );
}

interface OfficeProps {
  words: Words;
  office: Office;
  department: Department;
  /** The only one has the whole width. */
  isOnly: boolean;
}

const side = "sm:max-lg:grid-cols-[45%_auto_1fr] lg:items-start";
const wide = "sm:grid-cols-[45%_auto_1fr] lg:col-span-full lg:gap-x-13";

function OfficeClock({ words, office, department, isOnly }: OfficeProps) {
  const time = useZoneTime(office.timeZone);
  return (
    <li className={`group grid grid-cols-[auto_1fr] content-start items-center gap-5 ${isOnly ? wide : side}`}>
      <PictureWithPlaceholder
        image={office.imgUrl}
        alt={office.alt}
        sizes="100vw sm:45vw lg:33vw xxl:30vw"
        className={`col-span-full rounded-md ${isOnly ? "sm:col-span-1" : "sm:max-lg:col-span-1"}`}
      />
      <div className="spring-calm motion-safe:group-hover:-rotate-5">
        <Clock department={department} time={time} />
      </div>
      <div className="leading-snug">
        <h3>{office.city}</h3>
        <p className="mt-1.5 mb-0 min-h-6 noscript:hidden">
          {time && (
            <>
              <time dateTime={time.text} className="font-bold">
                {time.text}
              </time>{" "}
              {words.now}
            </>
          )}
        </p>
        <p className="mt-1.5 mb-0 text-soft">
          {office.role}, {office.people} {words.people}
          <br />
          {office.address}
          <br />
          {office.timeZone}
        </p>
      </div>
    </li>
  );
}
