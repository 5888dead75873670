import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";

/** The close: three steps, a button, and the letterbox that stands on the page's edge. */
export function CallToAction({ words }: { words: Home2Page["close"] }) {
  return (
    <Band name="call-to-action" tone="tang" pad="top" labelledBy="nda" bleed className="border-b-22 border-tang-edge">
      <div className="wrap grid gap-x-gut lg:grid-cols-12">
        <h2
          id="nda"
          className="text-hero/(--clear) tracking-tight font-stretch-82% lg:col-start-1 lg:col-end-8 lg:row-start-1"
        >
          {words.title}
        </h2>
        <div className="pt-8 pb-10 lg:col-start-1 lg:col-end-7 lg:row-start-2 lg:pt-12 lg:pb-band">
          <ol role="list">
            {words.steps.map((step, index) => (
              <li key={step} className="flex gap-4 border-t-2 border-current/35 py-3.5 leading-snug font-semibold">
                <b aria-hidden="true" className="display text-h4">
                  {index + 1}
                </b>{" "}
                {step}
              </li>
            ))}
          </ol>
          <p className="mt-6 mb-0">
            <ButtonLink to={words.action.url} data-call="main">
              {words.action.label} <Icon name="arrow-right" />
            </ButtonLink>
          </p>
          <p className="mt-5 mb-0 max-w-[34em] leading-snug">
            {words.note} <ProofMark id={words.proof} />
          </p>
        </div>
        <Toy toy={words.toy} sizes="92vw md:70vw lg:50vw xxl:46vw" className={standing} />
      </div>
    </Band>
  );
}

const standing =
  "mx-auto -mb-4 w-full max-w-140 self-end lg:-ms-[14%] lg:w-[114%] lg:col-start-8 lg:-col-end-1 lg:row-span-2 lg:row-start-1 lg:max-w-none";
