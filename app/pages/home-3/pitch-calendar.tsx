import { OwnSection } from "#app/bands/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

/** Twelve working days in one row uphill, which a parcel climbs as the page is scrolled; four of them have a text beside them. */
export function PitchCalendar({ band }: { band: OwnBand<"pitch-calendar"> }) {
  const { role, heading, lead, picture, parcel, day, events, late } = band;
  return (
    <OwnSection band={band} tone="paper" rhythm="normal">
      <div className="wrap">
        <div className={picture ? "pitch-days" : "flex flex-col gap-8"}>
          <header className="flex flex-col gap-4">
            <h2 id={`${role}-heading`}>{heading}</h2>
            <p className="m-0 max-w-lead text-lead">
              <Prose text={lead} />
            </p>
            <p className="display m-0 text-h4">{late}</p>
          </header>
          {picture && (
            <div className="@container relative rtl:-scale-x-100">
              <Picture image={picture.imgUrl} alt={picture.alt} sizes="94vw" className="w-full" />
              {parcel && (
                <Picture
                  image={parcel.imgUrl}
                  alt={parcel.alt}
                  sizes="12vw"
                  className="pitch-parcel by-scroll print:hidden"
                />
              )}
            </div>
          )}
          <ol role="list" className="grid gap-x-gut gap-y-6 max-lg:mt-6 sm:grid-cols-2 lg:grid-cols-4">
            {events.map((event) => (
              <li key={event.day} className="flex items-start gap-4">
                <b
                  className="block-toy engraved shrink-0 px-3 py-1 text-h3"
                  data-tone={event.day === 12 ? "ink" : "tang"}
                >
                  <span className="vh">{day} </span>
                  {event.day}
                </b>
                <div>
                  <h3 className="text-h4">{event.heading}</h3>
                  <p className="mt-2 mb-0 text-small">
                    <Prose text={event.text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </OwnSection>
  );
}
