import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answers } from "../../tests/support/adopted-project.ts";
import { readAnswers } from "./answers.ts";

function written(changes: object, omit?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-answers-"));
  const all = Object.entries({ ...answers, ...changes }).filter(([key]) => key !== omit);
  writeFileSync(join(folder, "logo.svg"), "<svg/>");
  const file = join(folder, "answers.yaml");
  writeFileSync(file, JSON.stringify(Object.fromEntries(all)));
  return file;
}

const problemsWith = (changes: object, omit?: string) => {
  const read = readAnswers(written(changes, omit), undefined);
  return Array.isArray(read) ? read.map(({ field, reason }) => `${field}: ${reason}`) : [];
};

test("complete answers are taken, with absolute paths", () => {
  const file = written({});
  expect(readAnswers(file, undefined)).toMatchObject({ name: answers.name, logo: join(file, "..", "logo.svg") });
});

test.each([
  [{ currency: { symbol: "€", code: "EURO" } }, /^currency\.code: /],
  [{ origin: "https://brackwater.example/" }, /^origin: /],
  [{ timeZone: "Bremen" }, /^timeZone: /],
  [{ country: "Germany" }, /^country: /],
  [{ emails: {} }, /^emails\.hello: missing; write /],
  [{ emails: { hello: "hello@brackwater" } }, /^emails\.hello: "hello@brackwater" is not a mail address; write /],
  [{ emails: { hello: "grüße@brackwater.example" } }, /^emails\.hello: has letters before the @/],
  [{ phone: "ring us" }, /^phone: /],
  [{ colours: { primary: "#0f766e" } }, /^colours: unknown field "primary"/],
  [{ colors: {} }, /unknown field "colors"; did you mean "colours"\?/],
  [{ departments: [] }, /^departments: has 0 entries/],
  [{ departments: [{ name: "Play", colour: "teal", service: "game-localization" }] }, /^departments\.0\.colour: /],
  [{ departments: [{ name: "Play", colour: "#0f766e", service: "games" }] }, /^departments\.0\.service: /],
  [{ pages: ["/shopp"] }, /^pages\.0: there is no page at \/shopp; did you mean "\/shop"\?/],
  [{ logo: "nowhere.svg" }, /^logo: there is no file /],
  [{ colours: { tang: "#0F766E" } }, /^colours\.tang: is the colour of the department Play, .*leave it out/],
  [
    { colours: { mari: "#111111", pitch: "#222222", orch: "#333333" } },
    /^colours\.mari: .*1 of four places are left for 2 departments/,
  ],
])("%j is refused with its key and what would be right", (changes, message) => {
  expect(problemsWith(changes)).toEqual([expect.stringMatching(message)]);
});

test("what is missing is named", () => {
  expect(problemsWith({}, "legalLine")).toEqual([expect.stringMatching(/^legalLine: missing; write /)]);
});

test("the name may come from the command line", () => {
  expect(readAnswers(written({}, "name"), "Brackwater")).toMatchObject({ name: "Brackwater" });
});

test.each([
  ["CHF", { code: "CHF", symbol: "CHF" }],
  ["eur", { code: "EUR", symbol: "€" }],
  ["EUR Euro", { code: "EUR", symbol: "Euro" }],
  [{ code: "JPY" }, { code: "JPY", symbol: "¥" }],
])("the currency %j is taken with its sign", (currency, taken) => {
  expect(readAnswers(written({ currency }), undefined)).toMatchObject({ currency: taken });
});
