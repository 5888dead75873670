import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";

const item = "group flex items-start gap-5 [--reveal-from:0_0] md:flex-col";

/** What models may be used for: a full flask, a half one, an empty one. */
export function AiUse({ words }: { words: LabsPage["flasks"] }) {
  return (
    <Band name="ai-use" tone="orch" bleed labelledBy="flasks">
      <div className="wrap">
        <BandHead id="flasks" title={words.title}>
          <p className="lead">{words.lead}</p>
        </BandHead>
        <ul className="grid gap-x-gut gap-y-10 md:grid-cols-3">
          {words.items.map(({ title, level, points }) => (
            <li key={title} className={item} data-reveal="shown">
              <Flask level={level} />
              <div className="md:w-full">
                <h3 className="mb-3.5">{title}</h3>
                <ul>
                  {points.map((point) => (
                    <li key={point} className="border-t-2 border-ink/28 py-3 leading-snug">
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

const liquids = {
  full: { fill: "fill-pitch-lift", shape: "M67 62L22 166Q14 186 36 186H144Q166 186 158 166L113 62Z" },
  half: { fill: "fill-mari", shape: "M45 114L22 166Q14 186 36 186H144Q166 186 158 166L135 114Z" },
  empty: null,
};
const flask =
  "w-24 shrink-0 origin-bottom overflow-visible spring-slow motion-safe:group-hover:-rotate-5 md:w-33 xl:w-48";
const rising =
  "origin-bottom transition-transform duration-slow ease-glide group-data-[reveal=pending]:motion-safe:scale-y-0 print:scale-y-100";

function Flask({ level }: { level: keyof typeof liquids }) {
  const liquid = liquids[level];
  return (
    <svg className={flask} viewBox="0 0 180 200" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path
        className="fill-white stroke-ink stroke-7"
        d="M70 10V58L20 166Q10 192 36 192H144Q170 192 160 166L110 58V10Z"
      />
      {liquid && <path className={`${rising} ${liquid.fill}`} d={liquid.shape} />}
      <path className="stroke-ink stroke-13" d="M62 10H118" />
      <path className="stroke-white stroke-9" d="M58 112L44 142" />
    </svg>
  );
}
