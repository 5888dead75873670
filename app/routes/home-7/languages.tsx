import { Band } from "#app/ui/band.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";

type Words = Home7Page["matrix"];

const narrow = "w-13 px-0.5 text-center text-note md:w-21 md:px-2.5 md:text-small";

/** Which services each language has; a raised square is a yes. */
export function Languages({ words }: { words: Words }) {
  return (
    <Band name="languages" labelledBy="languages">
      <div className="wrap grid gap-x-gut gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="languages" className="max-lg:text-h2 lg:max-xl:text-h3 xl:text-figure/(--clear)">
            {words.title}
          </h2>
          <p className="mt-6 mb-0">{words.lead}</p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <TableScroll label={words.label}>
            <table className="ruled">
              <thead>
                <tr>
                  <th scope="col">{words.corner}</th>
                  {words.columns.map((column) => (
                    <th key={column} scope="col" className={narrow}>
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {words.rows.map((row) => (
                  <LanguageRow key={row.languages} row={row} words={words} />
                ))}
              </tbody>
            </table>
          </TableScroll>
        </div>
      </div>
    </Band>
  );
}

const square = "mx-auto block size-7 rounded-sm md:size-8.5";
const offered = "shadow-key forced-colors:border-12 forced-colors:border-current";

function LanguageRow({ row, words }: { row: Words["rows"][number]; words: Words }) {
  return (
    <tr>
      <th scope="row" className="py-3.5 pe-1.5 align-middle font-text text-small/snug font-bold md:text-body/snug">
        {row.languages}
      </th>
      {row.has.map((isOffered, index) => (
        <td key={words.columns[index]} className={`${narrow} py-3.5 align-middle`}>
          <i
            className={`${square} ${isOffered ? offered : "shadow-outline"}`}
            data-tone={isOffered ? "tang" : undefined}
            aria-hidden="true"
          />{" "}
          <span className="vh">{isOffered ? words.yes : words.no}</span>
        </td>
      ))}
    </tr>
  );
}
