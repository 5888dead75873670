import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link, useIsOff } from "#app/ui/link.tsx";
import { PageForm } from "#app/ui/page-form.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Actions, buttonTone } from "../actions.tsx";
import { BandSection, Heading, Lead } from "../band.tsx";
import type { ShownCall } from "./data.server.ts";

/** The end of a page: `giant` with a toy, `slots` with times that can be booked. */
export function CallToAction({ band }: { band: ShownCall }) {
  const { picture, quote, tone = "pitch", slots } = band;
  return (
    <BandSection band={{ ...band, tone }} className="hops overflow-x-clip">
      <div className={`wrap grid items-end gap-x-gut gap-y-8 ${picture ? "cols-7-5" : ""}`}>
        <div className="@container flex flex-col items-start gap-6">
          <Heading band={band} size="text-closing" />
          <Lead band={band} />
          {slots.length > 0 && <Slots slots={slots} />}
          {band.field && <MessageForm field={band.field} action={band.action} tone={tone} />}
          <Actions main={band.field ? undefined : band.action} second={band.second} links={band.links} tone={tone} />
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
            className={
              picture.imgUrl.isCutout ? "hop grounded h-toy-l w-full object-contain object-bottom" : "w-full rounded-lg"
            }
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
            className="verdict flex-col items-start px-4 py-3 no-underline"
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

/** One sentence, which goes into the message of the form that the action leads to. */
function MessageForm({
  field,
  action,
  tone,
}: { field: NonNullable<ShownCall["field"]> } & Pick<ShownCall, "action" | "tone">) {
  const [path = "", query] = action.url.split("?");
  if (useIsOff(path)) return null;
  return (
    <PageForm action={path} method="get" className="flex w-full max-w-text flex-col items-start gap-4">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex w-full flex-col gap-2 font-bold">
        {field.label}{" "}
        <input
          name="message"
          dir="auto"
          placeholder={field.placeholder}
          required
          maxLength={300}
          className="rounded-md bg-white px-4 py-3 text-lead text-ink placeholder:text-soft placeholder:opacity-100"
        />
      </label>{" "}
      <Button type="submit" tone={buttonTone(tone)}>
        {action.label} <Icon name="arrow-right" />
      </Button>
    </PageForm>
  );
}
