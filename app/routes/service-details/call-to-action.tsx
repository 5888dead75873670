import { ActionPair } from "#app/ui/action-pair.tsx";
import { Band } from "#app/ui/band.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./tape.css";

const tape =
  "tape-end border-y-4 border-ink pt-24 pb-10 before:absolute before:inset-x-0 before:top-0 before:h-16 lg:pt-36 lg:pb-14";

/** The close: the end of the tape. */
export function CallToAction({ words }: { words: ServiceDetailsPage["close"] }) {
  return (
    <Band name="call-to-action" tone="mari" pad="none" bleed labelledBy="measure" className={tape}>
      <div className="wrap gap-gut md:grid md:grid-cols-[8fr_4fr] md:items-end">
        <h2 id="measure" className="text-hero/(--clear) font-stretch-80% tracking-tight">
          {words.title}
        </h2>
        <div>
          <p className="lead mb-7 max-w-120 max-md:mt-5">{words.text}</p>
          <ActionPair first={words.action} second={words.second} isMain />
        </div>
      </div>
    </Band>
  );
}
