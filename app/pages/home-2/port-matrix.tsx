import { useQuery } from "#app/browser/use-query.ts";
import { ChoiceButtons } from "#app/instruments/choice-buttons.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { addressWord, fullestSquare, standingOf } from "./count-jobs.ts";
import { JobTable } from "./job-table.tsx";
import type { OwnBand } from "./words.server.ts";

type Words = OwnBand<"ports">;

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
    <div className="flex flex-col gap-8" data-island="port-matrix">
      <div className="flex flex-wrap gap-x-gut gap-y-8">
        <div className="flex grow basis-60 flex-col gap-4">
          {words.lead && (
            <p className="m-0 text-lead">
              <Prose text={words.lead} />
            </p>
          )}
          <ChoiceButtons
            legend={words.pick.engine}
            name="engine"
            choices={engines}
            chosen={engines[square.row]?.value ?? ""}
            onChoose={(value) => change({ engine: value })}
          />
          <ChoiceButtons
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
    <div className="block-toy grow basis-60 self-start p-6 noscript:hidden" data-tone="mari">
      <div role="status" className="tabular-nums">
        <p className="mb-4 flex flex-wrap items-baseline gap-x-4">
          <span className="engraved text-figure">
            {jobs > 0 ? `${jobs} ${jobs === 1 ? pick.job : pick.jobs}` : cell?.none}
          </span>{" "}
          {place === 1 && <b>{pick.most}</b>}
        </p>
        <dl className="grid gap-y-1">
          {lines.map(([count, name]) => (
            <div key={name} className="flex items-baseline justify-between gap-4 border-t-2 border-current/25 pt-1">
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
