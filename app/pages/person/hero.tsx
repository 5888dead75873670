import { useState } from "react";
import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { untilReady } from "#app/browser/ready.ts";
import { isSaving } from "#app/browser/saving.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useZoneTime } from "#app/browser/use-zone-time.ts";
import { Crumb } from "#app/ui/crumb.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import type { ShownHero } from "./data.server.ts";

const sizes = "80vw md:40vw xxl:660px";

/** The name in two lines, with the person beside it, above a tab of facts. */
export function Hero({ band }: { band: ShownHero }) {
  const { role, back, lines, size, summary, action, department, imgUrl, alt, blink } = band;
  const isPhoto = !imgUrl.isCutout;
  return (
    <OwnSection band={band} tone={department} className="relative overflow-clip">
      <div className="wrap pt-6">
        <Crumb to="/team" className="mb-8">
          {back}
        </Crumb>
        <div className="grid items-end gap-x-gut cols-7-5">
          <div className="@container flex flex-col items-start gap-6 pb-8">
            <h1 id={`${role}-heading`} className="person-name w-full font-stretch-80% tracking-normal" data-size={size}>
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}{" "}
                </span>
              ))}
            </h1>
            <p className="m-0 max-w-text text-lead">{summary}</p>
            <Actions main={action} tone={department} />
          </div>
          <span className={isPhoto ? "relative mb-8" : "name-figure relative -mb-8 w-full"}>
            <Picture
              image={imgUrl}
              alt={alt}
              sizes={sizes}
              priority
              className={isPhoto ? "aspect-4/5 w-full rounded-lg object-cover" : "w-full max-w-none"}
            />
            {blink && <Blink image={blink} />}
          </span>
        </div>
        <Facts band={band} />
      </div>
    </OwnSection>
  );
}

/** The same figure with closed eyes, from its head to its shoulders, for a moment now and then; it comes once the page is ready. */
function Blink({ image }: { image: ImageSource }) {
  const [isWelcome, setWelcome] = useState(false);
  useBehaviour(async ({ signal }) => {
    await untilReady();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!signal.aborted && !isStill && !isSaving()) setWelcome(true);
  });
  if (!isWelcome) return null;
  return <Picture image={image} alt="" sizes={sizes} className="lids absolute inset-0 w-full opacity-0" />;
}

function Facts({ band: { labels, position, place, timeZone, since } }: { band: ShownHero }) {
  const time = useZoneTime(timeZone);
  const facts = [
    [labels.position, position],
    [labels.place, place],
    [labels.timeZone, timeZone],
    [labels.since, since],
  ];
  return (
    <dl data-tone="paper" className="relative grid grid-cols-2 gap-4 rounded-t-lg p-4 md:grid-cols-4 md:px-6">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt className="text-small text-soft">{term}</dt>
          <dd className="font-bold">
            {text}
            {text === timeZone && (
              <span className="block min-h-6">
                {time && (
                  <>
                    <time dateTime={time.text}>{time.text}</time> {labels.now}
                  </>
                )}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
