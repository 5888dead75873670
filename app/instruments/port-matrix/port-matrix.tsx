import { useQuery } from "#app/browser/use-query.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import { ChoiceKeys } from "../choice-keys.tsx";
import { addressWord, fullestSquare, standingOf } from "./count-jobs.ts";
import { JobTable } from "./job-table.tsx";

type Words = Home2Page["matrix"];

/** Which engine goes to which platform: two rows of keys point at a square of the table and read it out. */
export function PortMatrix({ words }: { words: Words }) {
  const engines = words.rows.map(({ engine }, index) => ({ value: addressWord(engine, index), label: engine }));
  const platforms = words.columns.map((name, index) => ({ value: addressWord(name, index), label: name }));
  const first = fullestSquare(words.rows);
  const [{ engine, platform }, change] = useQuery({
    engine: engines[first.row]?.value ?? "",
    platform: platforms[first.column]?.value ?? "",
  });
  const found = {
    row: engines.findIndex(({ value }) => value === engine),
    column: platforms.findIndex(({ value }) => value === platform),
  };
  const square = found.row < 0 || found.column < 0 ? first : found;
  return (
    <div data-island="port-matrix">
      <div className="mb-10 grid gap-x-gut gap-y-6 lg:grid-cols-12 noscript:hidden">
        <div className="grid content-start gap-5 lg:col-span-7">
          <ChoiceKeys
            legend={words.pick.engine}
            name="engine"
            choices={engines}
            chosen={engines[square.row]?.value ?? ""}
            onChoose={(value) => change({ engine: value })}
          />
          <ChoiceKeys
            legend={words.pick.platform}
            name="platform"
            choices={platforms}
            chosen={platforms[square.column]?.value ?? ""}
            onChoose={(value) => change({ platform: value })}
          />
        </div>
        <Reading words={words} {...square} />
      </div>
      <JobTable words={words} chosen={square} />
    </div>
  );
}

/** The square in words, and the way on: a brief for what we do, a letter for what we would refer. */
function Reading({ words, row, column }: { words: Words; row: number; column: number }) {
  const { pick } = words;
  const { jobs, ofEngine, ofPlatform, inAll, place } = standingOf(words.rows, row, column);
  const cell = words.rows[row]?.cells[column];
  const lines = [
    [ofEngine, words.rows[row]?.engine],
    [ofPlatform, words.columns[column]],
    [inAll, pick.inAll],
  ];
  const action = jobs > 0 ? pick.price : pick.refer;
  return (
    <div className="rounded-lg bg-white p-5 shadow-edge lg:col-span-5 lg:p-6">
      <div role="status" className="min-h-47 tabular-nums">
        <p className="display mb-4 text-h3/none">
          <span>{jobs > 0 ? `${jobs} ${jobs === 1 ? pick.job : pick.jobs}` : cell?.none}</span>{" "}
          {place === 1 && <span className="ms-3 text-h4 text-tang-ink">{pick.most}</span>}
        </p>
        <dl className="grid gap-y-1">
          {lines.map(([count, name]) => (
            <div key={name} className="flex items-baseline justify-between gap-4 border-t-2 border-line pt-1">
              <dt>{name}</dt> <dd className="font-bold">{count}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ArrowLink key={action.url} to={action.url}>
        {action.label}
      </ArrowLink>
    </div>
  );
}
