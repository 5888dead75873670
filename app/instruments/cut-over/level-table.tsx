import type { Home4Page } from "#model/pages/home-4.server.ts";
import { formatPercent } from "#shared/format.ts";
import { FigureTable } from "../figure-table.tsx";

interface LevelTableProps {
  words: Home4Page["opening"]["cutOver"];
  chosen: number;
  level: (hundredths: number) => string;
}

const cell = "py-2 pe-3 text-start align-baseline md:pe-6";
const looks = { table: "border-collapse", head: "pe-6 pb-2 text-start text-small font-bold text-on-ink-soft" };
const last = "max-md:col-span-full";

/** Every reading of the night; the one that the drawing stands on is lit. */
export function LevelTable({ words, chosen, level }: LevelTableProps) {
  return (
    <div data-tone="ink" className="pt-8 pb-14">
      <div className="wrap">
        <FigureTable label={words.label} columns={words.columns} looks={looks}>
          {words.readings.map((reading, index) => (
            <tr
              key={reading.at}
              data-lit={index === chosen || undefined}
              className="border-t-2 border-line-inv transition-colors max-md:grid max-md:grid-cols-3 max-md:py-1.5 data-lit:text-mari"
            >
              <th scope="row" className={`${cell} display text-h4/none whitespace-nowrap`}>
                {reading.at}
              </th>
              <td className={`${cell} font-bold`}>
                <Head>{words.columns[1]}</Head> {level(reading.levelHundredths)}
              </td>
              <td className={cell}>
                <Head>{words.columns[2]}</Head> {formatPercent(String(reading.movedPercent))}
              </td>
              <td className={`${cell} ${last} leading-snug`}>
                <b>{reading.title}</b>. {reading.text}
              </td>
            </tr>
          ))}
        </FigureTable>
      </div>
    </div>
  );
}

/** On a phone, where rows are blocks, each figure says what it is. */
function Head({ children }: { children: string | undefined }) {
  return <span className="block text-note font-lead text-on-ink-soft md:hidden">{children}</span>;
}
