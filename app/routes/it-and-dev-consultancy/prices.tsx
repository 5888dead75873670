import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { Blocks } from "#app/ui/block-tower.tsx";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";
import "./prices.css";

type Words = ConsultancyPage["jobs"];
type Job = Words["items"][number];

const slab = "overflow-clip px-edge pt-8 pb-10 md:relative lg:flex lg:flex-col lg:ps-out lg:pe-8 lg:pt-11 lg:pb-0";
const list = "min-w-0 px-edge pt-4 pb-8 lg:ps-10 lg:pe-out lg:pt-5 lg:pb-11";

/** Six jobs with time and price; the sentence in the colour column scrolls along with them. */
export function Prices({ words }: { words: Words }) {
  return (
    <Band
      name="prices"
      pad="none"
      labelledBy="jobs"
      className="-mt-0.5 border-t-2 border-ink lg:grid lg:grid-cols-[5fr_7fr]"
    >
      <div className={slab} data-tone="mari">
        <div className="lg:flex-1">
          <div className="lg:sticky lg:top-30">
            <h2 id="jobs" className="max-w-[6em]">
              {words.title}
            </h2>
            <p className="lead my-6 max-w-[22em]">{words.lead}</p>
            <p className="m-0 max-w-[30ch] border-t-3 pt-5 font-bold">{words.refusal}</p>
          </div>
        </div>
        <JobPile />
      </div>
      <div className={list}>
        {words.items.map((job) => (
          <JobPrice key={job.id} job={job} words={words} />
        ))}
      </div>
    </Band>
  );
}

const job =
  "job grid scroll-mt-28 gap-x-10 gap-y-2 border-line py-8 not-first:border-t-2 md:grid-cols-[minmax(0,1fr)_15rem]";

function JobPrice({ job: { id, title, text, time, price, proof }, words }: { job: Job; words: Words }) {
  return (
    <article id={id} className={job}>
      <h3 className="md:col-span-2">{title}</h3>
      <p className="m-0">{text}</p>
      <dl className="grid grid-cols-2 gap-4 leading-snug max-md:mt-2.5 md:block">
        <Fact term={words.timeLabel} text={time} />
        <Fact term={words.priceLabel} text={price} proof={proof} />
      </dl>
    </article>
  );
}

function Fact({ term, text, proof }: { term: string; text: string; proof?: string | undefined }) {
  return (
    <div>
      <dt className="text-small text-soft">{term}</dt>
      <dd className="font-bold md:mb-2.5">
        {text} <ProofMark id={proof} />
      </dd>
    </div>
  );
}

const pile =
  "block-tower max-md:hidden md:max-lg:absolute md:max-lg:end-edge md:max-lg:-bottom-15 md:max-lg:w-62 lg:-mb-15 lg:ms-auto lg:mt-12 lg:w-[23vw] lg:max-w-82";

function JobPile() {
  return (
    <svg className={pile} viewBox="-144 -168 288 356" aria-hidden="true">
      <Blocks tones={["white", "white", "pitch"]} half={69} rise={58} />
      <g transform="translate(70 40)">
        <Blocks tones={["white", "orch"]} half={69} rise={58} />
      </g>
      <g transform="translate(-70 40)">
        <Blocks tones={["white"]} half={69} rise={58} />
      </g>
      <g transform="translate(0 80)">
        <Blocks tones={["tang"]} half={69} rise={58} />
      </g>
    </svg>
  );
}
