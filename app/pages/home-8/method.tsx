import { OwnSection } from "#app/bands/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

type Step = OwnBand<"method">["steps"][number];

/** How wide a word is at the end, by its number of days. */
const widths = ["font-stretch-102%", "font-stretch-140%", "font-stretch-72%"];

/**
 * Three words that grow with their days. On wide screens the band stays while the page is scrolled through the days, and the
 * picture beside them is that of the word that grows.
 */
export function Method({ band }: { band: OwnBand<"method"> }) {
  const { role, heading, lead, steps } = band;
  return (
    <OwnSection band={band} tone="paper" rhythm="bleed" className="experiment">
      <div className="wrap experiment-screen">
        <header className="flex flex-col gap-2">
          <h2 id={`${role}-heading`} className="text-figure">
            {heading}
          </h2>
          {lead && (
            <p className="m-0 text-lead">
              <Prose text={lead} />
            </p>
          )}
        </header>
        <ol role="list" className="border-b-3">
          {steps.map((step, index) => (
            <StepRow key={step.verb} step={step} width={widths[index] ?? ""} />
          ))}
        </ol>
      </div>
    </OwnSection>
  );
}

function StepRow({ step: { verb, when, from, to, text, stop, picture }, width }: { step: Step; width: string }) {
  return (
    <li className="experiment-step">
      <div>
        <h3 className={`by-scroll display experiment-word ${width}`}>{verb}</h3>
        <Days from={from} to={to} />
      </div>
      {picture && (
        <Picture image={picture.imgUrl} alt={picture.alt} sizes="90vw md:28vw lg:44vw" className="experiment-picture" />
      )}
      <div>
        <p className="m-0 font-bold">{when}</p>
        <p className="my-1">
          <Prose text={text} />
        </p>
        <p className="m-0 font-bold">
          <Prose text={stop} />
        </p>
      </div>
    </li>
  );
}

const days = Array.from({ length: 15 }, (_, index) => index + 1);

/** The fifteen working days in three weeks; the words below name those that are filled. */
function Days({ from, to }: { from: number; to: number }) {
  return (
    <span className="experiment-days" aria-hidden="true">
      {days.map((day) => (
        <i key={day} data-on={day >= from && day <= to ? "" : undefined} />
      ))}
    </span>
  );
}
