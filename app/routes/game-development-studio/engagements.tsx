import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { columnLines } from "#app/ui/column-lines.ts";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";
import "./engagements.css";

type Words = GameStudioPage["lanes"];

const columns = "lg:grid-cols-[calc(33.333%+var(--spacing-gut)*0.33)_1fr]";

/** Four ways to hire the studio as bars over the phases of a game. */
export function Engagements({ words }: { words: Words }) {
  return (
    <Band name="engagements" pad="bottom" labelledBy="lanes">
      <div className="wrap">
        <BandHead id="lanes" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <div className={`grid max-lg:hidden ${columns}`} aria-hidden="true">
          <div className="col-start-2 grid grid-cols-6 border-b-3 text-small font-bold">
            {words.phases.map((phase) => (
              <span key={phase} className="border-s-2 border-line ps-2.5 pb-3 wrap-anywhere">
                {phase}{" "}
              </span>
            ))}
          </div>
        </div>
        <ul role="list" className="max-lg:border-t-3">
          {words.items.map((item) => (
            <Engagement key={item.title} item={item} />
          ))}
        </ul>
      </div>
    </Band>
  );
}

const strip =
  "before:col-start-(--from) before:col-end-(--to) before:row-start-1 before:-mt-15 before:h-11 lg:before:hidden";
const stripLook = "before:rounded-md before:bg-tang before:shadow-edge";
/** Below desktop width the bar is drawn above its words, beside the phases it spans. */
const bar = `relative col-span-full m-0 grid max-w-none grid-cols-subgrid pt-15 text-small font-bold *:col-span-full ${strip} ${stripLook}`;
const slide = "lg:spring-calm motion-safe:lg:group-hover:translate-x-2 motion-safe:rtl:lg:group-hover:-translate-x-2";
const wideStrip = "lg:rounded-md lg:bg-tang lg:px-4.5 lg:py-3.5 lg:shadow-edge";
const wideBar = `lg:col-start-(--from) lg:col-end-(--to) lg:flex lg:flex-wrap lg:justify-between lg:gap-x-4 lg:text-body/tight lg:font-lead ${slide} ${wideStrip}`;

function Engagement({ item }: { item: Words["items"][number] }) {
  return (
    <li className={`group border-b-2 border-line lg:grid ${columns}`} data-department="tang">
      <div className="pt-5 pb-1.5 lg:py-6 lg:pe-10">
        <h3 className="mb-1.5 text-h4">{item.title}</h3>
        <p className="m-0 max-w-[34ch] leading-snug">{item.text}</p>
      </div>
      <div className="sixths grid grid-cols-6 pt-2 pb-5 lg:items-center lg:p-0">
        <p className={`${bar} ${wideBar} ${columnLines(item)}`}>
          <span className="lg:sr-only">{item.span}. </span>
          <b className="lg:display lg:text-body">{item.time}</b> <span>{item.people}</span>
        </p>
      </div>
    </li>
  );
}
