import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";

const boardWide = "md:grid-cols-[auto_minmax(0,30em)] lg:px-14 lg:pt-11 lg:pb-16";
/** The close: three steps, and a sheet bearing the button, which drops into a letterbox once seen. */
export function CallToAction({ words }: { words: Home2Page["close"] }) {
  return (
    <Band name="call-to-action" tone="tang" pad="top" labelledBy="nda" bleed>
      <div className="wrap grid gap-x-gut gap-y-8 lg:grid-cols-12">
        <h2 id="nda" className="text-giant tracking-tight font-stretch-82% lg:col-span-7">
          {words.title}
        </h2>
        <ol className="lg:col-span-5 lg:self-end">
          {words.steps.map((step, index) => (
            <li key={step} className="flex gap-4 border-t-2 border-current/35 py-3.5 leading-snug font-semibold">
              <b aria-hidden="true" className="display text-h4">
                {index + 1}
              </b>{" "}
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-half px-edge pb-half">
        <div className="relative z-1 mx-auto w-11/12 max-w-248 overflow-clip">
          <div
            data-reveal="shown"
            className={`grid items-center justify-center gap-x-8 gap-y-4.5 rounded-t-md bg-white px-6 pt-7 pb-12 [--reveal-from:0_-3rem] ${boardWide}`}
          >
            <ButtonLink to={words.action.url} data-call="main">
              {words.action.label} <Icon name="arrow-right" />
            </ButtonLink>
            <p className="m-0 leading-snug">
              {words.note} <ProofMark id={words.proof} />
            </p>
          </div>
        </div>
        <div className="mx-auto -mt-5 h-10 max-w-(--max) rounded-full border-b-8 border-tang-edge bg-ink" />
      </div>
    </Band>
  );
}
