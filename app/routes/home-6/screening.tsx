import { AnswerKeys } from "#app/instruments/chain-path/answer-keys.tsx";
import { type Path, usePath } from "#app/instruments/chain-path/use-path.ts";
import { Verdict } from "#app/instruments/chain-path/verdict.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IsoTile } from "#app/ui/iso-tile.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";
import "./stairs.css";

type Words = Home6Page["exits"];
type Question = Web3Page["decisionPath"]["questions"][number];

const stairs = [
  "lg:col-start-1",
  "lg:col-start-2",
  "lg:col-start-3",
  "lg:col-start-4",
  "lg:col-start-5",
  "lg:col-start-6",
  "lg:col-start-7",
];
const step = "stair relative flex items-start gap-4 pb-7 md:gap-6 lg:-col-end-1";
const beside = "grid min-h-20 items-center gap-x-9 gap-y-2 md:grid-cols-[minmax(0,24rem)_auto] md:justify-start";

interface ScreeningProps {
  words: Words;
  start: number;
  questions: readonly Question[];
}

/** The questions before a contract as descending stairs, each with an exit door beside it; answers walk down or out. */
export function Screening({ words, start, questions }: ScreeningProps) {
  const path = usePath(questions.length);
  const isThrough = path.outcome.kind === "yes";
  return (
    <Band name="screening" tone="paper-2" grid="map" labelledBy="exits" bleed>
      <div className="wrap">
        <h2 id="exits" className="mb-10">
          {words.title}
        </h2>
        <ol role="list" className="@container lg:grid lg:grid-cols-12">
          {questions.map((question, index) => (
            <Step key={question.question} question={question} index={index} path={path} words={words.path} />
          ))}
          <li className={`${step} ${stairs.at(-1)}`}>
            <IsoTile department={isThrough ? "mari" : "pitch"} label="" className={isThrough ? "-translate-y-2" : ""} />
            <div className={beside}>
              <h3 className="text-h4 text-pretty">{words.end.title}</h3>
              <p className="m-0 leading-snug">{words.end.text}</p>
            </div>
          </li>
        </ol>
        <Verdict
          path={path}
          start={start}
          questions={questions}
          end={words.end.title}
          words={words.path}
          className="lg:-mt-36 lg:max-w-96"
        />
      </div>
    </Band>
  );
}

interface StepProps {
  question: Question;
  index: number;
  path: Path;
  words: Words["path"];
}

const door =
  "m-0 flex max-w-84 gap-2.5 rounded-md bg-ink px-4 py-3 leading-snug text-paper transition-colors data-lit:bg-tang data-lit:text-ink";

function Step({ question, index, path, words }: StepProps) {
  const { outcome } = path;
  const isExit = outcome.kind === "no" && outcome.at === index;
  const tile = isExit ? "tang" : path.answers[index] ? "pitch" : "mari";
  return (
    <li className={`${step} ${stairs[Math.min(index, stairs.length - 2)]}`}>
      <IsoTile department={tile} label={String(index + 1)} />
      <div className={beside}>
        <div className="grid gap-2.5">
          <h3 className="text-h4 text-pretty">{question.question}</h3>
          <AnswerKeys path={path} index={index} question={question.question} words={words} />
        </div>
        <p className={door} data-lit={isExit || undefined}>
          <Icon name="close" className={`mt-0.5 ${isExit ? "" : "text-tang"}`} />
          <span>{question.no}</span>
        </p>
      </div>
    </li>
  );
}
