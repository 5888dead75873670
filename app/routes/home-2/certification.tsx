import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import "#app/sections/torn-sheet.css";

const pulled = "mt-4 w-full max-w-120 max-lg:mx-auto lg:-ms-[8%] lg:w-5/4 lg:max-w-none";

/** A torn-off sheet of the certification items that most builds fail; its heading stays beside it. */
export function Certification({ words }: { words: Home2Page["checklist"] }) {
  return (
    <Band name="certification" tone="tang" pad="top" labelledBy="checklist" bleed>
      <div className="wrap grid gap-x-gut gap-y-10 lg:grid-cols-12">
        <header className="lg:sticky lg:top-30 lg:col-span-4 lg:self-start lg:pb-band">
          <h2 id="checklist" className="lg:text-figure/(--clear)">
            {words.title}
          </h2>
          <p className="lead mt-5 mb-0">{words.lead}</p>
          <Toy toy={words.toy} sizes="84vw md:60vw lg:40vw xxl:40vw" className={pulled} />
        </header>
        <div className="torn-sheet p-6 lg:col-span-7 lg:col-start-6 lg:p-11">
          <ol role="list">
            {words.lines.map((line) => (
              <li
                key={line.number}
                className="flex gap-3 border-t-2 border-line py-4.5 first:border-t-0 first:pt-0 lg:gap-5"
              >
                <b
                  aria-hidden="true"
                  className="display w-14 shrink-0 text-h3/none tracking-tight text-tang-ink lg:w-24 lg:text-figure"
                >
                  {line.number}
                </b>
                <div>
                  <h3 className="text-h4">{line.check}</h3>
                  <p className="mt-1.5 mb-0 leading-snug text-soft">{line.trap}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="m-0 max-w-none border-t-3 pt-5 font-bold">{words.foot}</p>
        </div>
      </div>
    </Band>
  );
}
