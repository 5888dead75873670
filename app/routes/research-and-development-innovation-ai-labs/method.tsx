import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";

/** The method: five steps, from a sealed guess to an opened one. */
export function Method({ words }: { words: LabsPage["sealed"] }) {
  return (
    <Band name="method" labelledBy="sealed">
      <div className="wrap">
        <h2 id="sealed" className="md:text-center">
          {words.title}
        </h2>
        <p className="lead mx-auto mt-4 mb-0 md:text-center">{words.lead}</p>
        <ol role="list" className="mt-8 grid gap-x-gut gap-y-6 md:grid-cols-5 md:gap-y-0 xl:mt-12">
          {words.steps.map(({ title, text, toy }) => (
            <li key={title} className={item}>
              <Toy toy={toy} sizes="36vw md:22vw xxl:22vw" className={step} />
              <h3 className="self-end text-h4">{title}</h3>
              <p className="mt-1.5 mb-0 leading-snug">{text}</p>
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

const item = "group grid items-start gap-x-4 max-md:has-[img]:grid-cols-[36%_1fr] md:row-span-3 md:grid-rows-subgrid";
const step =
  "w-full max-w-none spring-calm motion-safe:group-hover:-translate-y-2 max-md:row-span-2 md:-mx-[8%] md:mb-4 md:w-[116%]";
