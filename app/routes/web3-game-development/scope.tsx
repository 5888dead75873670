import { Band } from "#app/ui/band.tsx";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";

const sides = "mt-0 mb-4 hidden max-w-none grid-cols-2 text-h4/none lg:grid";
const spine =
  "relative lg:py-4 lg:before:absolute lg:before:inset-y-0 lg:before:start-1/2 lg:before:-ms-0.75 lg:before:w-1.5 lg:before:bg-ink";
const wide = "[--plate:19rem] xxl:[--plate:26rem]";
const rowWide =
  "lg:grid lg:grid-cols-[1fr_var(--plate)_1fr] lg:items-center lg:gap-8 lg:border-line lg:not-first:border-t-2";
const row = `group relative border-ink py-5 leading-snug max-lg:border-t-3 ${rowWide}`;
const plateWide = "lg:col-start-2 lg:row-start-1 lg:justify-self-stretch lg:text-center lg:text-h3";
const press =
  "transition-[translate,box-shadow] motion-safe:group-hover:translate-y-1 motion-safe:group-hover:shadow-none";
const plate = `inline-block rounded-md bg-tang px-6 py-3 text-h4/tight shadow-key ${plateWide} ${press}`;

/** The five parts down the middle: ours to the left, other people's to the right. */
export function Scope({ words }: { words: Web3Page["spine"] }) {
  return (
    <Band name="scope" labelledBy="parts">
      <div className={`wrap ${wide}`}>
        <h2 id="parts" className="mb-7 lg:mb-10 lg:text-center">
          {words.title}
        </h2>
        <p className={`display ${sides}`} aria-hidden="true">
          <span className="pe-[calc(var(--plate)/2+2rem)] text-end">{words.ours}</span>{" "}
          <span className="ps-[calc(var(--plate)/2+2rem)]">{words.theirs}</span>
        </p>
        <ul role="list" className={spine}>
          {words.parts.map((part) => (
            <li key={part.name} className={row} data-department="tang">
              <h3 className={plate}>{part.name}</h3>
              <p className="mb-0 max-lg:mt-4 lg:col-start-1 lg:row-start-1 lg:max-w-[34ch] lg:justify-self-end lg:text-end lg:text-balance">
                <b className="lg:sr-only">{words.ours}. </b> {part.ours}
              </p>
              <p className="mb-0 text-soft max-lg:mt-4 lg:col-start-3 lg:row-start-1 lg:max-w-[36ch]">
                <b className="lg:sr-only">{words.theirs}. </b> {part.theirs}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
