import { Refusal } from "./refusal.ts";

const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** Rows and cells of a table by RFC 4180, as spreadsheets save it with commas. */
export function parseCsv(source: string): string[][] {
  const text = source.replace(/^\ufeff/, "");
  const rows: string[][] = [[]];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Refusal(`row ${rows.length} of the table has a quotation mark that is not closed`);
    const [, quoted, plain = "", end] = found;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== "," && cell.lastIndex < text.length) rows.push([]);
  }
  return rows;
}
