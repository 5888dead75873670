import { Band } from "#app/ui/band.tsx";
import type { ConsultancyPage } from "#model/pages/it-and-dev-consultancy.server.ts";

type Words = ConsultancyPage["models"];
type Model = Words["items"][number];

/** Three contracts side by side: who sits where, what is promised, and the reason not to choose it. */
export function EngagementModels({ words }: { words: Words }) {
  return (
    <Band name="engagement-models" tone="paper-2" labelledBy="models">
      <div className="wrap">
        <h2 id="models" className="max-w-[12em]">
          {words.title}
        </h2>
        <div className="mt-10 md:grid md:grid-cols-3 md:grid-rows-[repeat(3,auto)_1fr_auto] lg:mt-13">
          {words.items.map((model) => (
            <ModelColumn key={model.title} model={model} warning={words.warning} />
          ))}
        </div>
      </div>
    </Band>
  );
}

const column =
  "group border-ink py-6 max-md:border-t-3 md:row-span-5 md:grid md:grid-rows-subgrid md:px-5 md:py-0 md:not-first:border-s-3 md:first:ps-0 md:last:pe-0 lg:px-8";
const warningLook = "mt-5 mb-0 max-w-none rounded-md bg-ink p-5 leading-snug text-paper md:mt-7";

function ModelColumn({ model, warning }: { model: Model; warning: string }) {
  return (
    <article className={column}>
      <h3>{model.title}</h3>
      <figure className="mt-5 self-end">
        <Pegs model={model} />
        <figcaption className="mt-2.5 text-small font-semibold text-soft">{model.crew}</figcaption>
      </figure>
      <p className="lead my-5">{model.lead}</p>
      <ul>
        {model.points.map((point) => (
          <li key={point} className="border-t-2 border-line py-2.5 leading-snug">
            {point}
          </li>
        ))}
      </ul>
      <p className={warningLook}>
        <b className="display mb-1.5 block text-h4 text-mari">{warning}</b> {model.not}
      </p>
    </article>
  );
}

const step = 46;
const even = "motion-safe:group-hover:-translate-y-2";
const odd = "motion-safe:group-hover:-translate-y-1";
/** Its lit side, and the one away from the lamp. */
const sides = {
  yours: { lit: "fill-white", far: "fill-line" },
  ours: { lit: "fill-mari", far: "fill-mari-edge" },
};

/** A contract's people in a row, the lead on a block; white ones are the client's. */
function Pegs({ model: { yours, ours, leader } }: { model: Model }) {
  const others = leader === "ours" ? { yours, ours: ours - 1 } : { yours: yours - 1, ours };
  const row = [leader, ...Array<"yours">(others.yours).fill("yours"), ...Array<"ours">(others.ours).fill("ours")];
  return (
    <span className="flex border-b-4">
      <svg className="w-full max-w-82 overflow-visible" viewBox="0 0 330 110" aria-hidden="true">
        <rect className="fill-ink" y="88" width="44" height="22" rx="3" />
        {row.map((side, index) => (
          <g key={index} transform={`translate(${22 + index * step} ${index === 0 ? 88 : 110})`}>
            <g className={`spring-calm ${index % 2 === 0 ? even : odd}`}>
              <path className={sides[side].lit} d="M-17 0Q-19 -40 0 -42Q19 -40 17 0Z" />
              <path className={sides[side].far} d="M4 0Q11 -30 0 -42Q19 -40 17 0Z" />
              <circle className={sides[side].lit} cy="-52" r="14" />
              <path className={sides[side].far} d="M2 -66A14 14 0 0 1 2 -38Q9 -50 2 -66Z" />
            </g>
          </g>
        ))}
      </svg>
    </span>
  );
}
