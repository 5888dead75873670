import { Band } from "#app/ui/band.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";

type Words = GameStudioPage["kit"];

/** The studio's tools, set large, each line with its exclusion. */
export function Toolkit({ words }: { words: Words }) {
  return (
    <Band name="toolkit" pad="bottom" labelledBy="kit" className="pt-14 md:pt-36">
      <div className="wrap">
        <h2 className="vh" id="kit">
          {words.title}
        </h2>
        <div className="border-b-3">
          {words.rows.map((row) => (
            <Row key={row.title} row={row} />
          ))}
        </div>
      </div>
    </Band>
  );
}

const diamond =
  "before:absolute before:start-3.5 before:top-1/2 before:size-3 before:-translate-y-1/2 before:rotate-45 before:rounded-xs before:bg-tang";
const tool = `relative inline-block ps-10 ${diamond}`;

/** Each diamond precedes its word; at the start of a line it falls outside and is clipped. */
function Row({ row }: { row: Words["rows"][number] }) {
  return (
    <div className="gap-x-gut border-t-3 py-5 md:grid md:grid-cols-12 md:py-8">
      <h3 className="text-h4 md:col-span-full lg:col-span-2 lg:pt-2">{row.title}</h3>
      <div className="overflow-x-clip md:col-span-8 lg:col-span-7">
        <ul role="list" className="display -ms-10 text-h3/tight max-lg:mt-3">
          {row.items.map((item) => (
            <li key={item} className={tool}>
              {item}
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-3.5 mb-0 leading-normal text-soft md:col-span-4 md:mt-3 lg:col-span-3 lg:mt-2">{row.note}</p>
    </div>
  );
}
