import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { csvFile, csvWriter } from "./csv.server.ts";

const columns = ["name", "weeks", "isSample", "lines"];

test("a CSV file is UTF-8 with its mark, has a header row, quotes every cell and ends lines as Windows does", async () => {
  const record = { name: 'Zoë, "Ltd"', weeks: 3, isSample: true, lines: null };
  const file = '\uFEFF"name","weeks","isSample","lines"\r\n"Zoë, ""Ltd""","3","true",""\r\n';
  expect(csvFile({ columns }, [record])).toBe(file);
  expect(csvFile({ columns }, [Object.values(record)])).toBe(file);
  const writer = csvWriter({ columns });
  writer.end(record);
  expect(await text(writer)).toBe(file.slice(1));
});

test("a file without records has its header row", async () => {
  expect(csvFile({ columns: ["name"] }, [])).toBe('\uFEFF"name"\r\n');
});

test("no cell is a formula or turns the direction of what follows", () => {
  for (const [typed, cell] of [
    ["=1+1", "'=1+1"],
    ["\u00a0+49", "'\u00a0+49"],
    ["＝1", "'＝1"],
    ["\t1", "'\t1"],
    ["\u202e=1", "'=1"],
    ["fdp.\u202eexe\u2069", "fdp.exe"],
    ["a=1", "a=1"],
  ])
    expect(csvFile({ columns: ["name"] }, [{ name: typed }])).toBe(`\uFEFF"name"\r\n"${cell}"\r\n`);
});
