import { slugOf } from "#shared/fold-text.ts";

/** Jobs of one engine on one platform. */
export interface Jobs {
  ports?: number | undefined;
  coDev?: number | undefined;
}

type Rows = readonly { cells: readonly Jobs[] }[];

export const jobsOf = ({ ports = 0, coDev = 0 }: Jobs) => ports + coDev;

/** All jobs of the matrix, how many of them the engine and the platform have, and the square's place among those with any; equal squares share one. */
export function standingOf(rows: Rows, row: number, column: number) {
  const sum = (cells: readonly Jobs[]) => cells.reduce((jobs, cell) => jobs + jobsOf(cell), 0);
  const all = rows.flatMap(({ cells }) => cells);
  const own = jobsOf(rows[row]?.cells[column] ?? {});
  return {
    jobs: own,
    ofEngine: sum(rows[row]?.cells ?? []),
    ofPlatform: sum(rows.map(({ cells }) => cells[column] ?? {})),
    inAll: sum(all),
    place: own === 0 ? undefined : 1 + all.filter((cell) => jobsOf(cell) > own).length,
  };
}

/** Row and column of the square with most jobs. */
export function fullestSquare(rows: Rows): { row: number; column: number } {
  let [most, best] = [-1, { row: 0, column: 0 }];
  for (const [row, { cells }] of rows.entries())
    for (const [column, cell] of cells.entries())
      if (jobsOf(cell) > most) [most, best] = [jobsOf(cell), { row, column }];
  return best;
}

/** A name as written in an address; its number if no letter of it is left. */
export function addressWord(name: string, index: number): string {
  return slugOf(name) || String(index + 1);
}
