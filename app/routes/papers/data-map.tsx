import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { PapersData } from "#model/papers/papers-page.server.ts";

type Words = PapersData["data"];

/** Where data rests, where it passes and where it is looked at: a block in the colour of each, an empty place where it never is. */
const tones = { rests: "pitch", passes: "mari", looks: "orch", never: undefined } as const;

const look = "w-full border-separate border-spacing-1 text-small/snug wrap-anywhere max-lg:block lg:table-fixed";

/** Kinds of data by place; where the table does not fit, each kind is a card that names its places. */
export function DataMap({ words }: { words: Words }) {
  const columns = [words.kind, ...words.places, words.reach, words.until];
  return (
    <Band name="data-map" id="data" labelledBy="data-title">
      <div className="wrap">
        <div className="mb-8 gap-x-gut lg:grid lg:grid-cols-[7fr_5fr] lg:items-end">
          <h2 id="data-title">{words.title}</h2>
          <p className="mt-4 mb-0">
            <Prose text={words.lead} />
          </p>
        </div>
        <table aria-label={words.label} className={look}>
          <thead className="max-lg:sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="p-2 text-start align-bottom font-bold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {words.rows.map((row) => (
              <Row key={row.kind} row={row} words={words} />
            ))}
          </tbody>
        </table>
      </div>
    </Band>
  );
}

const named =
  "max-lg:grid max-lg:grid-cols-[8rem_1fr] max-lg:gap-x-3 max-lg:before:font-bold max-lg:before:content-[attr(data-column)]";

function Row({ row, words }: { row: Words["rows"][number]; words: Words }) {
  return (
    <tr className="max-lg:block max-lg:border-t-3 max-lg:py-5">
      <th
        scope="row"
        className="display p-2 text-start max-lg:block max-lg:text-h4 lg:border-t-2 lg:border-line lg:max-xl:text-body xl:text-h4"
      >
        {row.kind}
      </th>
      {row.stays.map(({ how, text }, index) => (
        <td
          key={words.places[index]}
          data-tone={tones[how]}
          data-column={words.places[index]}
          className={`rounded-sm p-2 lg:p-3 ${named} ${how === "never" ? "text-soft" : "font-bold"}`}
        >
          {text}
        </td>
      ))}
      <td data-column={words.reach} className={`p-2 lg:border-t-2 lg:border-line ${named}`}>
        {row.reach}
      </td>
      <td data-column={words.until} className={`p-2 lg:border-t-2 lg:border-line ${named}`}>
        {row.until}
      </td>
    </tr>
  );
}
