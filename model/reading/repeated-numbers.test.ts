import { expect, test } from "vitest";
import { repeatedNumbers } from "./repeated-numbers.server.ts";

const in2 = (first: string, second: string, excused = "", folder = "pages") =>
  repeatedNumbers(
    [first, second].map((text, index) => ({
      file: `content/${folder}/${index}.yaml`,
      name: "text",
      path: "text",
      text,
    })),
    { symbol: "£", isExcused: (_file, text) => text === excused },
  ).map(({ file, reason }) => `${file}: ${reason}`);

const told = (figure: string) =>
  `content/pages/1.yaml: "${figure}" is in content/pages/0.yaml too; make it a fact and cite it in both, or say in content/facts/excuses.yaml why they differ`;

test.each([
  ["We built 46 machines.", "All 46 new machines run.", "46 machines"],
  ["It costs £3,015 today.", "For £3,015, or less", "£3,015"],
  ["Up by 26% since.", "A rise of 26%.", "26%"],
])("%s and %s: one figure with one unit in two files is reported", (first, second, figure) => {
  expect(in2(first, second)).toEqual([told(figure)]);
});

test("small numbers, spans of time, other units and other figures are left alone", () => {
  expect(in2("Six of 12 machines", "All 12 machines")).toEqual([]);
  expect(in2("After 30 days", "Within 30 days")).toEqual([]);
  expect(in2("46 machines, £310", "46 people, £3,100, 1,046 machines")).toEqual([]);
});

test("posts and cases are records of their own figures, and a pair may be excused", () => {
  expect(in2("46 machines", "46 machines", "", "blog")).toEqual([]);
  expect(in2("46 machines", "46 machines", "46 machines")).toEqual([]);
});

test("the starter's pages are neither reported nor compared", () => {
  const field = (file: string) => ({ file, name: "text", path: "text", text: "46 machines" });
  const told = (...files: string[]) =>
    repeatedNumbers(files.map(field), { symbol: "£", isExcused: () => false }).map(({ file }) => file);
  expect(told("starter/content/pages/faq.yaml", "starter/content/pages/service.yaml")).toEqual([]);
  expect(told("content/plans/a.yaml", "starter/content/pages/service.yaml")).toEqual([]);
  expect(told("content/plans/a.yaml", "content/pages/faq.yaml")).toEqual(["content/pages/faq.yaml"]);
});
