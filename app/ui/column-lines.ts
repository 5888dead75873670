const firstColumn = [
  "",
  "[--from:1]",
  "[--from:2]",
  "[--from:3]",
  "[--from:4]",
  "[--from:5]",
  "[--from:6]",
  "[--from:7]",
  "[--from:8]",
  "[--from:9]",
];
const lastColumn = [
  "",
  "[--to:2]",
  "[--to:3]",
  "[--to:4]",
  "[--to:5]",
  "[--to:6]",
  "[--to:7]",
  "[--to:8]",
  "[--to:9]",
  "[--to:10]",
];

/** An item's first and last column, from 1, as grid lines: `--from` and `--to`. */
export function columnLines({ from, to }: { from: number; to: number }): string {
  return `${firstColumn[from]} ${lastColumn[to]}`;
}
