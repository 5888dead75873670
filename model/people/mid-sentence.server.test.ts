import { expect, test } from "vitest";
import { midSentence } from "./mid-sentence.server.ts";

test("a job stands in a sentence without its first capital, an abbreviation with all of them", () => {
  expect(midSentence("Head of engineering")).toBe("head of engineering");
  expect(midSentence("AI labs lead")).toBe("AI labs lead");
});
