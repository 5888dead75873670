import { type Options, type Stringifier, stringify } from "csv-stringify";
import { stringify as stringifyAll } from "csv-stringify/sync";
import { withoutTurning } from "#shared/direction.ts";

type Cell = string | number | boolean | object | null | undefined;

interface CsvLayout {
  /** The header row; of records also their keys. */
  columns: readonly string[];
  /** How a value that is not text, number or boolean is written; empty without it. */
  objectText?: (value: object) => string;
}

/** Every CSV file of ours: RFC 4180 with a header row and all cells quoted. Missing values stay empty. */
function optionsFor({ columns, objectText = () => "" }: CsvLayout): Options {
  return {
    // Tells spreadsheets that the file is UTF-8.
    bom: true,
    columns: [...columns],
    header: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: "windows",
    cast: { string: harmless, boolean: String, object: objectText },
  };
}

/** Writes records one after the other. */
export function csvWriter(layout: CsvLayout): Stringifier {
  return stringify(optionsFor(layout));
}

/** A whole file, from records or from rows of cells in the order of the columns. */
export function csvFile(layout: CsvLayout, rows: readonly (Record<string, Cell> | readonly Cell[])[]): string {
  return stringifyAll([...rows], optionsFor(layout));
}

/** A cell that a spreadsheet would run as a formula is prefixed with an apostrophe, also after leading spaces. */
function harmless(cell: string): string {
  const plain = withoutTurning(cell);
  return /^\s*[=+\-@＝＋－＠]/.test(plain) || /^[\t\r]/.test(plain) ? `'${plain}` : plain;
}
