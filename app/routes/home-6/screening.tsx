import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IsoTile } from "#app/ui/iso-tile.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";
import "./stairs.css";

const stairs = ["lg:col-start-1", "lg:col-start-2", "lg:col-start-3", "lg:col-start-4", "lg:col-start-5"];
const step = "stair relative flex items-start gap-4 pb-7 md:gap-6 lg:-col-end-1";
const beside = "grid min-h-20 items-center gap-x-9 gap-y-2 md:grid-cols-[minmax(0,24rem)_auto] md:justify-start";

/** Four questions as descending stairs, each with an exit door beside it. */
export function Screening({ words }: { words: Home6Page["exits"] }) {
  return (
    <Band name="screening" tone="paper-2" grid="map" labelledBy="exits" bleed>
      <div className="wrap">
        <h2 id="exits" className="mb-10">
          {words.title}
        </h2>
        <ol className="@container lg:grid lg:grid-cols-12">
          {words.steps.map(({ question, no }, index) => (
            <li key={question} className={`${step} ${stairs[index]}`}>
              <IsoTile department="tang" label={String(index + 1)} />
              <div className={beside}>
                <h3 className="text-h4 text-pretty">{question}</h3>
                <p className="m-0 flex max-w-84 gap-2.5 rounded-md bg-ink px-4 py-3 leading-snug text-paper">
                  <Icon name="close" className="mt-0.5 text-tang" />
                  <span>{no}</span>
                </p>
              </div>
            </li>
          ))}
          <li className={`${step} ${stairs[words.steps.length]}`}>
            <IsoTile department="pitch" label="" />
            <div className={beside}>
              <h3 className="text-h4 text-pretty">{words.end.title}</h3>
              <p className="m-0 leading-snug">{words.end.text}</p>
            </div>
          </li>
        </ol>
      </div>
    </Band>
  );
}
