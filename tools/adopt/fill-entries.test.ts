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
