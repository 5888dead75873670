import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Actions } from "../actions.tsx";
import { BandSection, Heading, Lead } from "../band.tsx";
import type { ShownCall } from "./data.server.ts";

/** The end of a page: `giant` with a toy, `slots` with times that can be booked. */
export function CallToAction({ band }: { band: ShownCall }) {
  const { picture, quote, tone = "pitch", slots } = band;
  return (
    <BandSection band={{ ...band, tone }} className="hops overflow-x-clip">
      <div className={`wrap grid items-end gap-x-gut gap-y-8 ${picture ? "cols-8-4" : ""}`}>
        <div className="@container flex flex-col items-start gap-6">
          <Heading band={band} size="text-closing" />
          <Lead band={band} />
          {slots.length > 0 && <Slots slots={slots} />}
          <Actions main={band.action} second={band.second} links={band.links} tone={tone} />
          {quote && (
            <figure className="max-w-text border-t-2 border-current pt-4">
              <blockquote className="text-lead font-bold">{quote.comment}</blockquote>
              <figcaption className="pt-2 text-small">
                <b>{quote.name}</b>, {quote.position}
              </figcaption>
            </figure>
          )}
        </div>
        {picture && (
          <Picture
            image={picture.imgUrl}
            alt={picture.alt}
            sizes="60vw md:33vw"
            className={picture.imgUrl.isCutout ? "hop grounded closing-toy" : "w-full rounded-lg"}
          />
        )}
      </div>
    </BandSection>
  );
}

function Slots({ slots }: { slots: ShownCall["slots"] }) {
  return (
    <ul role="list" className="flex flex-wrap gap-4">
      {slots.map(({ day, dayText, time, url }) => (
        <li key={`${day} ${time}`}>
          <Link
            to={url}
            className="verdict flex-col items-start px-4 py-3 sm:px-6 no-underline"
            data-tone="white"
            data-prefetch="off"
          >
            <time dateTime={`${day}T${time}`} className="font-text text-small font-bold">
              {dayText}
            </time>{" "}
            <span className="text-figure">{time}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
