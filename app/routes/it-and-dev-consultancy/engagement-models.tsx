import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
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
const crew =
  "mx-auto w-full max-w-110 spring-calm md:-ms-[7%] md:w-[114%] md:max-w-none motion-safe:group-hover:-translate-y-2";
const warningLook = "mt-5 mb-0 max-w-none rounded-md bg-ink p-5 leading-snug text-paper md:mt-7";

function ModelColumn({ model, warning }: { model: Model; warning: string }) {
  return (
    <article className={column}>
      <h3>{model.title}</h3>
      <figure className="mt-5 self-end">
        <Toy toy={model.picture} sizes="100vw md:33vw xxl:33vw" className={crew} />
        <figcaption className="mt-2.5 text-small font-semibold text-soft">{model.crew}</figcaption>
      </figure>
      <p className="lead my-5">{model.lead}</p>
      <ul role="list">
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
