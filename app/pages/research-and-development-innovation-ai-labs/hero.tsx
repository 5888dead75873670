import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";
import "./labs.css";

type Words = OwnBand<"hero">;

/** A toy lattice between six open questions, each with a wire to a ball of it. */
export function Hero({ band }: { band: Words }) {
  const { role, heading, lead, action, second, picture, questionsHeading, questions } = band;
  return (
    <OwnSection band={band} tone="orch" className="overflow-clip pt-8 pb-8">
      <div className="wrap grid items-start gap-x-gut gap-y-6 lg:cols-8-4">
        <h1 id={`${role}-heading`} className="max-w-none text-h2 font-stretch-72%">
          {heading}
        </h1>
        <div className="flex flex-col gap-4">
          <p className="m-0 text-lead">
            <Prose text={lead} />
          </p>
          <Actions main={action} second={second} tone="orch" />
        </div>
      </div>
      <div className="wrap specimen">
        <div className="specimen-picture">
          <Picture image={picture.imgUrl} alt={picture.alt} sizes="90vw md:56vw lg:40vw" priority className="w-full" />
          <Wires band={band} />
        </div>
        <h2 className="vh">{questionsHeading}</h2>
        <ol role="list" className="specimen-questions">
          {questions.map(({ question, text }) => (
            <li key={question}>
              <h3 className="text-h4">{question}</h3>
              <p className="mt-1 mb-0 text-small">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </OwnSection>
  );
}

/** Where the words of a side stand, in thousandths of the picture's height. */
const rows = [167, 500, 833];

/** From the middle of each question's edge to the ball that the words name, hanging a little. */
function Wires({ band: { ends } }: { band: Words }) {
  return (
    <svg className="specimen-wires" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      {ends.map(({ x, y }, index) => {
        const from = { x: index < 3 ? -60 : 1060, y: rows[index % 3] ?? 0 };
        const middle = { x: (from.x + x) / 2, y: Math.max(from.y, y) + 40 };
        return (
          <path
            key={index}
            d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${x} ${y}`}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}
