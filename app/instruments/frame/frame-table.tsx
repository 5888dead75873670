import { useQuery } from "#app/browser/use-query.ts";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { FrameSource } from "#model/pages/frame-source.server.ts";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import { ChoiceKeys } from "../choice-keys.tsx";
import { CostRow, looks } from "./cost-row.tsx";
import { fillFrame, layOut, readNumbers, toggled } from "./fill-frame.ts";
import { saidCost } from "./said-cost.ts";

type Words = Home8Page["frame"];

/** A frame fills up from left to right. What is ticked is halved, and an idea is put into what is left. */
export function FrameTable({ words, frame }: { words: Words; frame: FrameSource }) {
  const [{ halved, idea }, change] = useQuery({ halved: "", idea: "" });
  const numbers = readNumbers(halved, frame.parts.length);
  const costs = frame.parts.map(({ cost }, index) => (numbers.includes(index + 1) ? cost / 2 : cost));
  const { used, left } = fillFrame(costs, frame.budget);
  const placed = layOut(costs);
  const thought = frame.thoughts[Number(idea) - 1];
  const ideas = frame.thoughts.map(({ what }, index) => ({ value: String(index + 1), label: what }));
  const say = (hundredths: number) => saidCost(hundredths, frame.unit);
  const rest = thought ? left - thought.cost : left;
  const verdict = thought ? (rest < 0 ? words.trial.over : words.trial.fits) : words.trial.free;
  return (
    <div data-island="frame-table">
      <TableScroll label={words.label}>
        <table className="ruled max-md:block">
          <thead className="max-md:sr-only">
            <tr>
              {words.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {words.rows.map((row, index) => (
              <CostRow
                key={row.what}
                what={row.what}
                note={row.note}
                said={say(costs[index] ?? 0)}
                budget={frame.budget}
                {...(placed[index] ?? { start: 0, cost: 0 })}
                look={index % 2 ? looks.even : looks.odd}
                tick={{
                  isOn: numbers.includes(index + 1),
                  onChange: () => change({ halved: toggled(numbers, index + 1).join() }),
                }}
              />
            ))}
          </tbody>
          <tfoot className="max-md:block">
            <CostRow
              {...words.spare}
              said={say(left)}
              budget={frame.budget}
              start={used}
              cost={left}
              idea={thought?.cost}
              look={looks.spare}
            />
          </tfoot>
        </table>
      </TableScroll>
      <div className="mt-8 grid gap-x-gut gap-y-5 lg:grid-cols-12 noscript:hidden">
        <div className="lg:col-span-7">
          <ChoiceKeys
            legend={words.trial.idea}
            name="idea"
            choices={[{ value: "", label: words.trial.none }, ...ideas]}
            chosen={thought ? idea : ""}
            onChoose={(value) => change({ idea: value })}
          />
        </div>
        <p role="status" className="display m-0 min-h-20 text-h3/tight lg:col-span-5 lg:self-end">
          {verdict
            .replace("{cost}", say(thought?.cost ?? 0))
            .replace("{left}", say(rest))
            .replace("{over}", say(-rest))}
        </p>
      </div>
    </div>
  );
}
