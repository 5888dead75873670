import { AnswerKeys } from "#app/instruments/chain-path/answer-keys.tsx";
import { type Path, usePath } from "#app/instruments/chain-path/use-path.ts";
import { Verdict } from "#app/instruments/chain-path/verdict.tsx";
import { leftAfterEach } from "#app/instruments/chain-path/walk-path.ts";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";

type Words = Web3Page["decisionPath"];
type Question = Words["questions"][number];

const end =
  "display m-0 max-w-none rounded-e-md rounded-b-md bg-tang px-6 pt-5 pb-7 text-h3/tight text-balance shadow-edge";

/** The questions before a contract as a river: its width is the founders still in it, with an arm into each exit. */
export function DecisionPath({ words }: { words: Words }) {
  const path = usePath(words.questions.length);
  const left = leftAfterEach(words.start, words.questions);
  return (
    <Band name="decision-path" tone="paper-2" grid="map" id="sieve" labelledBy="questions">
      <div className="wrap">
        <BandHead id="questions" title={words.title}>
          <p>{words.lead}</p>
        </BandHead>
        <ol role="list">
          {words.questions.map((item, index) => (
            <Step key={item.question} item={item} index={index} left={left[index] ?? 0} words={words} path={path} />
          ))}
        </ol>
        <p className={end} data-department="tang">
          {words.end}
        </p>
        <Verdict
          path={path}
          start={words.start}
          questions={words.questions}
          end={words.end}
          words={words.path}
          className="mt-10"
        />
      </div>
    </Band>
  );
}

const columns =
  "grid-cols-[40px_minmax(0,1fr)] xs:grid-cols-[clamp(72px,16vw,230px)_minmax(0,1fr)] lg:grid-cols-[clamp(72px,16vw,230px)_minmax(0,1fr)_11rem]";
const step = `group grid items-center [--reveal-from:0_0] ${columns}`;
const exitWide = "xs:px-5 lg:min-h-28 lg:max-w-none lg:justify-self-stretch lg:px-6 lg:text-lead lg:group-last:mb-8";
const exitType = "leading-snug wrap-anywhere text-paper";
const exit = `relative -ms-px mb-0 flex min-h-22 items-center gap-3 justify-self-start rounded-e-md bg-ink px-2.5 py-4 [clip-path:inset(0)] ${exitWide} ${exitType}`;
const exitTaken = "data-lit:bg-mari data-lit:text-ink";
const opening =
  "transition-[padding,clip-path] duration-slow motion-safe:group-hover:ps-10 motion-safe:group-data-[reveal=pending]:[clip-path:inset(0_96%_0_0)]";

interface StepProps {
  item: Question;
  index: number;
  left: number;
  words: Words;
  path: Path;
}

function Step({ item, index, left, words, path }: StepProps) {
  const isExit = path.outcome.kind === "no" && path.outcome.at === index;
  return (
    <li data-reveal="shown" className={step}>
      <River founders={left + item.out} start={words.start} />
      <div className="grid gap-3 ps-5 pt-5 pb-3.5 lg:col-span-2 lg:ps-6 lg:pt-8">
        <h3 className="max-w-[17em] lg:max-w-none">{item.question}</h3>
        <AnswerKeys path={path} index={index} question={item.question} words={words.path} />
      </div>
      <Fork left={left} out={item.out} start={words.start} isTaken={isExit} />
      <p className={`${exit} ${exitTaken} ${opening}`} data-lit={isExit || undefined}>
        <Icon name="close" className={isExit ? "" : "text-tang"} />
        <span>
          <b>{item.out}</b> {item.exit}
        </span>
      </p>
      <River founders={left} start={words.start} className="lg:hidden" />
      <p className="mb-0 ps-5 pt-2 pb-6 font-bold lg:grid lg:py-0 lg:ps-8 lg:leading-tight">
        <b className="display text-h4/none lg:text-h2/none">{left}</b> {words.leftWord}
      </p>
    </li>
  );
}

/** The river fills this share of its column; its arms cross the rest. */
const bed = 0.8;
const box = 155;
/** A drawing is as high as its row and overlaps the next, so that no seam shows. */
const asHighAsRow = "h-0 min-h-[calc(100%+1px)] w-full max-w-none";

function River({ founders, start, className = "" }: { founders: number; start: number; className?: string }) {
  return (
    <svg className={`by-scroll [--piece:pull-down] ${asHighAsRow} ${className}`} aria-hidden="true">
      <rect className="fill-tang" width={`${((founders / start) * bed * 100).toFixed(2)}%`} height="100%" />
    </svg>
  );
}

interface ForkProps {
  left: number;
  out: number;
  start: number;
  isTaken: boolean;
}

function Fork({ left, out, start, isTaken }: ForkProps) {
  const widthOf = (founders: number) => (founders / start) * bed * box;
  const [inner, outer, half] = [widthOf(left), widthOf(left + out), widthOf(out) / 2];
  return (
    <svg className={asHighAsRow} viewBox={`0 0 ${box} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path className="fill-tang" d={`M0 0H${inner}V100H0Z`} />
      <path
        className={isTaken ? "fill-mari" : "fill-ink"}
        d={`M${inner} 0H${outer}Q${outer} ${50 - half} ${box} ${50 - half}V${50 + half}Q${inner} ${50 + half} ${inner} 0Z`}
      />
    </svg>
  );
}
