/** More columns and rows than anybody reads, which a merged cell could ask for. */
const mostSpan = 60;

/** Tables as Markdown has them: each cell one line, none of them merged, the first row their head. */
export function plainTables(body: HTMLElement): void {
  for (const inner of body.querySelectorAll("table table")) inner.replaceWith(inner.textContent ?? "");
  for (const table of body.querySelectorAll("table")) {
    const rows = gridOf(table);
    const width = Math.max(0, ...rows.map((row) => row.length));
    const { ownerDocument: page } = table;
    const lines = rows.map((row, at) => {
      const line = page.createElement("tr");
      for (let column = 0; column < width; column++) {
        const cell = page.createElement(at === 0 ? "th" : "td");
        const words = page.createElement("p");
        words.append(...(row[column]?.childNodes ?? []));
        cell.append(words);
        line.append(cell);
      }
      return line;
    });
    const plain = page.createElement("table");
    plain.append(...lines);
    if (width > 0) table.replaceWith(plain);
    else table.remove();
  }
}

/** Its cells by row and column; the places that a merged cell covers stay empty. */
function gridOf(table: HTMLTableElement): (HTMLElement | undefined)[][] {
  const grid: (HTMLElement | undefined)[][] = [...table.rows].map(() => []);
  const isTaken = new Set<string>();
  [...table.rows].forEach((row, at) => {
    let column = 0;
    for (const cell of row.cells) {
      while (isTaken.has(`${at} ${column}`)) column++;
      const [across, down] = [Math.min(cell.colSpan, mostSpan), Math.min(cell.rowSpan, grid.length - at)];
      for (let y = 0; y < down; y++)
        for (let x = 0; x < across; x++) {
          isTaken.add(`${at + y} ${column + x}`);
          const line = grid[at + y];
          if (line) line[column + x] = undefined;
        }
      const own = grid[at];
      if (own) own[column] = oneLine(cell);
      column += across;
    }
  });
  return grid;
}

/** Paragraphs in a cell follow each other on its line. */
function oneLine(cell: HTMLElement): HTMLElement {
  for (const block of cell.querySelectorAll("p, div, li, ul, ol, h2, h3, h4, br")) {
    if (block.previousSibling) block.before(" ");
    block.replaceWith(...block.childNodes);
  }
  return cell;
}
