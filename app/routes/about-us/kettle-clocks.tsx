import { settlePlaceholders } from "#app/browser/settle-placeholders.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useZoneTime } from "#app/browser/use-zone-time.ts";
import { Band } from "#app/ui/band.tsx";
import { Clock } from "#app/ui/clock.tsx";
import { PictureWithPlaceholder } from "#app/ui/picture-with-placeholder.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Site } from "#model/site/site.server.ts";
import type { Bench } from "#shared/bench.ts";
import "./kettle-clocks.css";

type Words = Pages["about-us"]["offices"];
type Office = Site["offices"][number];

const colours = ["tang", "pitch", "orch", "mari"] as const satisfies readonly Bench[];

/** The offices as toys, with their zones; the time of day is filled in by the browser, never by the build. */
export function KettleClocks({ words, offices }: { words: Words; offices: readonly Office[] }) {
  useBehaviour(settlePlaceholders);
  return (
    <Band name="kettle-clocks" labelledBy="kettle-clocks-title">
      <div className="wrap">
        <h2 id="kettle-clocks-title">{words.title}</h2>
        <div className="offices">
          {offices.map((office, index) => (
            <OfficeClock
              key={office.city}
              words={words}
              office={office}
              bench={colours[index % colours.length] ?? "tang"}
            />
          ))}
        </div>
      </div>
    </Band>
  );
}

function OfficeClock({ words, office, bench }: { words: Words; office: Office; bench: Bench }) {
  const time = useZoneTime(office.timeZone);
  return (
    <div className="office">
      <PictureWithPlaceholder image={office.imgUrl} alt={office.alt} sizes="100vw sm:45vw lg:33vw xxl:30vw" />
      <Clock bench={bench} time={time} />
      <div>
        <h3>{office.city}</h3>
        <p className="now">
          {time && (
            <>
              <time dateTime={time.text}>{time.text}</time> {words.now}
            </>
          )}
        </p>
        <p className="quiet">
          {office.role}, {office.people} {words.people}
          <br />
          {office.address}
          <br />
          {office.timeZone}
        </p>
      </div>
    </div>
  );
}
