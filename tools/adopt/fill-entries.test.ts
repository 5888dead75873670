import { expect, test } from "vitest";
import { answers } from "../../tests/support/adopted-project.ts";
import { answersSchema } from "./answers.ts";
import { fillEntries } from "./fill-entries.ts";

test.each([0, 1, 2, Number.POSITIVE_INFINITY])("of %s entries a kind, none names one that is not there", (keep) => {
  const files = fillEntries({ answers: answersSchema.parse(answers), slots: ["tang", "pitch"], keep, brandFiles: 3 });
  const present = [...files.keys()].map((file) => file.replace(/^.*\/|\.\w+$/g, ""));
  const named = [...files.values()].flatMap(
    (text) => text.match(/\b(?:first|second|third)-(?:person|case|post|game)\b/g) ?? [],
  );
  expect(named.filter((name) => !present.includes(name))).toEqual([]);
  expect(files.size + 3).toBeLessThanOrEqual(20);
});

test("the months in which people joined are written as the site's locale writes months", () => {
  const french = answersSchema.parse({ ...answers, locale: "fr-CH" });
  const files = fillEntries({ answers: french, slots: ["tang", "pitch"], keep: 2, brandFiles: 3 });
  const since = ["first", "second"].map(
    (name) => /^since: .*$/m.exec(files.get(`content/people/${name}-person.yaml`) ?? "")?.[0],
  );
  expect(since).toEqual(['since: "janvier 2024"', 'since: "mars 2024"']);
});

test("the starter's words need no verb that agrees with a period of one or more years", () => {
  const files = fillEntries({
    answers: answersSchema.parse(answers),
    slots: ["tang", "pitch"],
    keep: 2,
    brandFiles: 3,
  });
  const periods = /^ *until: .*\{(?:enquiries|orders|newsletter)\} (?:have|has|are|is|were|was)\b/m;
  expect([...files].filter(([, text]) => periods.test(text)).map(([file]) => file)).toEqual([]);
});
