import { OwnSection } from "#app/bands/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { AnswerKeys } from "./answer-keys.tsx";
import { type Path, usePath } from "./use-path.ts";
import { Verdict } from "./verdict.tsx";
import { leftAfterEach } from "./walk-path.ts";
import type { OwnBand } from "./words.server.ts";

type Words = OwnBand<"decision-path">;

/** The questions before a contract as a river: its width is the founders still in it, with an arm into each exit. */
export function DecisionPath({ band }: { band: Words }) {
  const { role, heading, lead, start, questions, end } = band;
  const path = usePath(questions.length);
  const left = leftAfterEach(start, questions);
  return (
    <OwnSection band={band} tone="sand" rhythm="compact">
      <div className="wrap grid gap-x-gut gap-y-6 lg:cols-8-4 lg:gap-y-8">
        <h2 id={`${role}-heading`}>{heading}</h2>
        <p className="m-0 text-lead lg:self-end">
          <Prose text={lead} />
        </p>
        <div>
          <ol role="list">
            {questions.map((item, index) => (
              <Step key={item.question} item={item} index={index} left={left[index] ?? 0} words={band} path={path} />
            ))}
          </ol>
          <p
            className="display m-0 rounded-e-md rounded-b-md bg-tang px-6 py-4 text-h4/tight shadow-edge"
            data-tone="tang"
          >
            {end}
          </p>
        </div>
        <Verdict path={path} words={band} className="self-start lg:sticky lg:top-28" />
      </div>
    </OwnSection>
  );
}

const step =
  "group grid grid-cols-[40px_minmax(0,1fr)] items-center [--reveal-from:0_0] sm:grid-cols-[clamp(72px,12vw,180px)_minmax(0,1fr)]";
const exit =
  "relative -ms-px mb-0 flex min-h-14 max-w-none items-center gap-3 rounded-e-md bg-ink px-4 py-3 leading-snug text-paper data-lit:bg-mari data-lit:text-ink";

interface StepProps {
  item: Words["questions"][number];
  index: number;
  left: number;
  words: Words;
  path: Path;
}

function Step({ item, index, left, words, path }: StepProps) {
  const { outcome } = path;
  const isExit = outcome.kind === "no" && outcome.at === index;
  const isNext = outcome.kind === "open" && outcome.next === index;
  return (
    <li data-reveal="shown" className={step}>
      <River founders={left + item.out} start={words.start} />
      <div className="flex items-center justify-between gap-x-6 gap-y-2 py-2 ps-4 max-sm:flex-wrap sm:py-3">
        <h3
          className={`text-h4 text-balance ${isNext ? "underline decoration-tang decoration-4 noscript:no-underline" : ""}`}
        >
          {item.question}
        </h3>
        <div className="shrink-0">
          <AnswerKeys path={path} index={index} question={item.question} words={words.path} />
        </div>
      </div>
      <Fork left={left} out={item.out} start={words.start} isTaken={isExit} />
      <p className={exit} data-lit={isExit || undefined}>
        <Icon name="close" className={isExit ? "" : "text-tang"} />
        <span className="grow">
          <b>{item.out}</b> {item.exit}
        </span>{" "}
        <span className="whitespace-nowrap text-small">
          <b className="display text-h4">{left}</b> <span className="max-sm:sr-only">{words.leftWord}</span>
        </span>
      </p>
    </li>
  );
}

/** The river fills this share of its column; its arms cross the rest. */
const bed = 0.8;
const box = 155;
/** A drawing is as high as its row and overlaps the next, so that no seam shows. */
const asHighAsRow = "h-0 min-h-[calc(100%+1px)] w-full max-w-none";

function River({ founders, start }: { founders: number; start: number }) {
  return (
    <svg className={`by-scroll [--piece:pull-down] ${asHighAsRow}`} aria-hidden="true">
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
