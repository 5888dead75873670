import { Band } from "#app/ui/band.tsx";
import { ColumnHeads } from "#app/ui/column-heads.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";

type Words = Home7Page["turnaround"];

const note = "mt-6 mb-0 text-soft";

/** Word counts to days on one side, file extensions as keys on the other. */
export function Turnaround({ words }: { words: Words }) {
  return (
    <Band name="turnaround" labelledBy="days">
      <div className="wrap grid gap-x-half gap-y-10 lg:grid-cols-2">
        <h2 id="days" className="lg:col-span-full">
          {words.title}
        </h2>
        <div>
          <DaysTable words={words} />
          <p className={note}>{words.note}</p>
        </div>
        <div>
          <h3 className="mb-4 text-h4">{words.formatsTitle}</h3>
          <ul role="list" className="grid grid-cols-2 gap-x-2.5 gap-y-3.5">
            {words.formats.map((format, index) => (
              <li
                key={format.name}
                className="rounded-md p-4 text-small/tight shadow-key"
                data-tone={index === words.formats.length - 1 ? "mari" : "white"}
              >
                <b className="display mb-1 block text-h3/none">{format.name}</b> {format.note}
              </li>
            ))}
          </ul>
          <p className={note}>{words.refusal}</p>
        </div>
      </div>
    </Band>
  );
}

function DaysTable({ words }: { words: Words }) {
  return (
    <TableScroll label={words.label}>
      <table className="ruled">
        <ColumnHeads columns={words.columns} />
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.words}>
              <th scope="row" className="text-h3 font-stretch-80%">
                {row.words}
              </th>
              <td className="font-bold whitespace-nowrap">{row.days}</td>
              <td className="font-bold whitespace-nowrap">{row.voice}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
