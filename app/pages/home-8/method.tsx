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
      <div className="wrap grid content-start gap-4 py-8 experiment-screen">
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
        <ol role="list" className="grid border-b-3">
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
    <li className="grid items-center gap-x-gut gap-y-4 border-t-3 py-3 md:grid-cols-3 experiment-step">
      <div className="@container">
        <h3 className={`by-scroll display tracking-tight whitespace-nowrap experiment-word ${width}`}>{verb}</h3>
        <Days from={from} to={to} />
      </div>
      {picture && (
        <Picture
          image={picture.imgUrl}
          alt={picture.alt}
          sizes="90vw md:28vw lg:44vw"
          className="mx-auto w-3/4 experiment-picture"
        />
      )}
      <div>
        <p className="m-0 font-bold">{when}</p>
        <p className="m-0 py-1">
          <Prose text={text} />
        </p>
        <p className="m-0 font-bold">
          <Prose text={stop} />
        </p>
      </div>
    </li>
  );
}

const [weeks, daysOfWeek] = [
  [0, 1, 2],
  [1, 2, 3, 4, 5],
];

/** The fifteen working days in three weeks; the words below name those that are filled. */
function Days({ from, to }: { from: number; to: number }) {
  return (
    <span className="grid grid-cols-3 gap-x-3" aria-hidden="true">
      {weeks.map((week) => (
        <span key={week} className="grid grid-cols-5 gap-1">
          {daysOfWeek.map((day) => {
            const isTaken = week * 5 + day >= from && week * 5 + day <= to;
            return <i key={day} className="h-4 rounded-xs shadow-outline" data-tone={isTaken ? "orch" : undefined} />;
          })}
        </span>
      ))}
    </span>
  );
}
