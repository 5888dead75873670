import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";

const item = "group flex items-start gap-5 [--reveal-from:0_0] md:flex-col";

/** What models may be used for: a full flask, a half one, an empty one. */
export function AiUse({ words }: { words: LabsPage["flasks"] }) {
  return (
    <Band name="ai-use" tone="orch" bleed labelledBy="flasks">
      <div className="wrap">
        <h2 id="flasks" className="max-w-[8em]">
          {words.title}
        </h2>
        <p className="lead mt-5 mb-8 max-w-[24em]">{words.lead}</p>
        <ul role="list" className="grid gap-x-gut gap-y-10 md:grid-cols-3">
          {words.items.map(({ title, picture, points }) => (
            <li key={title} className={item} data-reveal="shown">
              <Toy toy={picture} sizes="32vw md:25vw xxl:20vw" className={porcelain} />
              <div className="md:w-full">
                <h3 className="mb-3.5">{title}</h3>
                <ul role="list">
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

const porcelain =
  "-mx-[4%] w-[32%] shrink-0 origin-bottom spring-slow md:-ms-[9%] md:w-68 md:max-w-[84%] motion-safe:group-hover:-rotate-3";
