import { useRef } from "react";
import { offerCopies } from "#app/browser/copy-code.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NewsHeading } from "#app/ui/news-heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { StepRoute } from "#app/ui/step-route.tsx";
import type { OrderWords } from "./data.server.ts";

const poster =
  "relative aspect-4/5 w-1/3 flex-none -rotate-2 self-start border-4 border-white object-cover shadow-lift";

/** Confirms that the order is stored: its reference to copy, and the crew around its first product; all are listed below. */
export function Hero({ order: { title, lead, reference, words, stages, pictures } }: { order: OrderWords }) {
  const [first] = pictures.things;
  return (
    <Band name="hero" tone="pitch" pad="none" grid="iso-inv" labelledBy="order" className="overflow-x-clip">
      <div className="wrap grid items-end gap-x-gut pt-8 lg:cols-7-5">
        <div className="pb-8">
          <StepRoute label={stages.label} stages={[stages.cart, stages.details, stages.sent]} at={2} />
          <NewsHeading id="order" className="mt-6 mb-6 text-hero/(--clear) tracking-tight">
            {title}
          </NewsHeading>
          <p className="lead wrap-anywhere">{lead}</p>
          <Reference words={words} reference={reference} />
          <ul role="list" className="mt-5 flex flex-wrap gap-3" aria-label={words.things}>
            {pictures.things.map(({ imgUrl, alt, isCutout }) => (
              <li key={imgUrl.src}>
                <Picture
                  image={imgUrl}
                  alt={alt}
                  width={100}
                  className={`size-20 rounded-sm border-4 border-white bg-paper-3 ${isCutout ? "object-contain" : "object-cover"}`}
                />
              </li>
            ))}
          </ul>
        </div>
        <div className="flex items-end print:hidden" aria-hidden="true">
          {first && <Picture image={first.imgUrl} alt="" width={240} className={poster} />}
          {pictures.crew.map((peg) => (
            <Picture key={peg.src} image={peg} alt="" width={240} className="min-w-0 flex-1" />
          ))}
        </div>
      </div>
    </Band>
  );
}

function Reference({ words, reference }: { words: OrderWords["words"]; reference: string }) {
  const plate = useRef<HTMLDivElement>(null);
  useBehaviour(({ signal }) => plate.current && offerCopies(plate.current, { signal }));
  return (
    <div
      className="mt-5 inline-flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-white p-4 text-ink"
      data-copied-from
      ref={plate}
    >
      <span className="w-full font-semibold text-soft">{words.reference}</span>
      <code className="display text-h3/none whitespace-nowrap">{reference}</code>
      <Button data-copy="code" data-done={words.copied} size="small" tone="mari" hidden>
        <Icon name="copy" /> <span aria-live="polite">{words.copy}</span>
      </Button>
    </div>
  );
}
