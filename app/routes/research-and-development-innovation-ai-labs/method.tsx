import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";

/** The method: five steps as sealed envelopes, the last one opened. */
export function Method({ words }: { words: LabsPage["sealed"] }) {
  return (
    <Band name="method" labelledBy="sealed">
      <div className="wrap">
        <h2 id="sealed" className="md:text-center">
          {words.title}
        </h2>
        <p className="lead mx-auto mt-4 mb-0 md:text-center">{words.lead}</p>
        <ol className="mt-8 grid gap-x-gut gap-y-6 md:grid-cols-5 md:gap-y-0 xl:mt-12">
          {words.steps.map((step, index) => (
            <li key={step.title} className={item}>
              <Envelope isOpen={index === words.steps.length - 1} />
              <h3 className="self-end text-h4">{step.title}</h3>
              <p className="mt-1.5 mb-0 leading-snug">{step.text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-10 mb-0 max-w-none border-t-3 pt-5">
          <Prose text={words.note} />
        </p>
      </div>
    </Band>
  );
}

const item =
  "group grid items-start gap-x-4 max-md:grid-cols-[5.75rem_1fr] md:row-span-3 md:grid-rows-subgrid md:gap-y-0";
const envelope =
  "w-23 overflow-visible spring-calm motion-safe:group-hover:-rotate-4 max-md:row-span-2 md:mb-5 md:w-full md:max-w-50";
const flap = "fill-[color-mix(in_oklab,var(--color-orch)_70%,var(--color-white))] stroke-orch-edge stroke-4";

function Envelope({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className={envelope} viewBox="0 -60 200 186" strokeLinejoin="round" aria-hidden="true">
      {isOpen && <path className={flap} d="M4 8L100 -56 196 8Z" />}
      {isOpen && <path className="fill-white stroke-paper-3 stroke-3" d="M22 -22H178V90H22Z" />}
      <path className="fill-orch" d="M4 8H196V122H4Z" />
      <path className="fill-none stroke-orch-edge stroke-4" d="M4 122L100 62 196 122" />
      {!isOpen && <path className={flap} d="M4 8L100 80 196 8Z" />}
      {!isOpen && <path className="fill-ink" d="M100 54L120 74 100 94 80 74Z" />}
    </svg>
  );
}
