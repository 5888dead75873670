import { OwnSection } from "#app/bands/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { AnswerButtons } from "./answer-buttons.tsx";
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
      <div className="wrap grid gap-x-gut gap-y-6 lg:cols-8-4">
        <h2 id={`${role}-heading`}>{heading}</h2>
        <p className="m-0 text-lead self-end">
          <Prose text={lead} />
        </p>
        <div>
          <ol role="list">
            {questions.map((item, index) => (
              <Step key={item.question} item={item} index={index} left={left[index] ?? 0} words={band} path={path} />
            ))}
          </ol>
          <p className="display m-0 rounded-md px-6 py-4 text-h4/tight shadow-edge" data-tone="tang">
            {end}
          </p>
        </div>
        <Verdict path={path} words={band} className="self-start lg:sticky lg:top-30" />
      </div>
    </OwnSection>
  );
}

const step = "grid grid-cols-[clamp(40px,12vw,180px)_minmax(0,1fr)]";
const exit = "m-0 flex max-w-none items-center gap-3 rounded-md px-4 py-3 leading-snug";

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
    <li className={step}>
      <River founders={left + item.out} start={words.start} />
      <div className="grid items-center gap-x-6 gap-y-2 px-4 py-3 cols-8-4">
        <h3 className={`text-h4 text-balance ${isNext ? "underline decoration-3" : ""}`}>{item.question}</h3>
        <div>
          <AnswerButtons path={path} index={index} question={item.question} words={words.path} />
        </div>
      </div>
      <Fork left={left} out={item.out} start={words.start} isTaken={isExit} />
      <p className={`${exit} ${isExit ? "bg-mari text-ink" : "bg-ink text-paper"}`} data-lit={isExit || undefined}>
        <Icon name="close" className={isExit ? "" : "text-mari"} />
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
/** A fork ends below the rounded corner of its exit. */
const end = box + 6;
/** A drawing is as high as its row and reaches a little beyond it, so that no seam shows. */
const asHighAsRow = "absolute inset-0 size-full overflow-visible";

function River({ founders, start }: { founders: number; start: number }) {
  return (
    <div className="relative">
      <svg className={`by-scroll [--piece:pull-down] ${asHighAsRow}`} aria-hidden="true">
        <rect className="fill-tang" width={`${((founders / start) * bed * 100).toFixed(2)}%`} height="102%" />
      </svg>
    </div>
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
    <div className="relative">
      <svg className={asHighAsRow} viewBox={`0 0 ${box} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path className="fill-tang" d={`M0 0H${inner}V102H0Z`} />
        <path
          className={isTaken ? "fill-mari" : "fill-ink"}
          d={`M${inner} 0H${outer}Q${outer} ${50 - half} ${end} ${50 - half}V${50 + half}Q${inner} ${50 + half} ${inner} 0Z`}
        />
      </svg>
    </div>
  );
}
