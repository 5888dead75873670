import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

type Words = OwnBand<"hero">;

const specimen = "row-span-3 row-start-1 mx-auto w-full max-w-120 md:col-span-2 lg:col-start-2";

/** A toy lattice between six open questions. */
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
      <div className="wrap grid gap-x-gut gap-y-6 md:grid-cols-2 lg:grid-cols-4">
        <Picture image={picture.imgUrl} alt={picture.alt} sizes="90vw lg:50vw" priority className={specimen} />
        <h2 className="vh">{questionsHeading}</h2>
        <ol role="list" className="contents">
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
