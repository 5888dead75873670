import { useRef } from "react";
import { offerCopies } from "#app/browser/copy-code.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NewsHeading } from "#app/ui/news-heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { StageRoute } from "#app/ui/stage-route.tsx";
import type { OrderWords } from "./order-words.server.ts";
import "./order-top.css";

/** That the order is stored: its reference to copy, and the crew around the first of its things; all of them stand below it. */
export function OrderTop({ order: { title, lead, reference, words, stages, pictures } }: { order: OrderWords }) {
  const [first] = pictures.things;
  return (
    <Band name="order-top" tone="pitch" pad="none" labelledBy="order">
      <div className="wrap">
        <StageRoute label={stages.label} stages={[stages.cart, stages.details, stages.sent]} at={2} />
        <NewsHeading id="order">{title}</NewsHeading>
        <p className="lead">{lead}</p>
        <Reference words={words} reference={reference} />
        <ul className="things" aria-label={words.things}>
          {pictures.things.map(({ imgUrl, alt, isCutout }) => (
            <li key={imgUrl.src} data-cutout={isCutout || undefined}>
              <Picture image={imgUrl} alt={alt} width={100} />
            </li>
          ))}
        </ul>
      </div>
      <div className="crew" aria-hidden="true">
        {first && <Picture image={first.imgUrl} alt="" width={240} className="poster" />}
        {pictures.crew.map((peg) => (
          <Picture key={peg.src} image={peg} alt="" width={240} className="peg" />
        ))}
      </div>
    </Band>
  );
}

function Reference({ words, reference }: { words: OrderWords["words"]; reference: string }) {
  const plate = useRef<HTMLDivElement>(null);
  useBehaviour(({ signal }) => plate.current && offerCopies(plate.current, { signal }));
  return (
    <div className="plate" data-copied-from ref={plate}>
      <span>{words.reference}</span>
      <code>{reference}</code>
      <Button data-copy="code" data-done={words.copied} size="small" tone="mari" hidden>
        <Icon name="copy" /> <span aria-live="polite">{words.copy}</span>
      </Button>
    </div>
  );
}
