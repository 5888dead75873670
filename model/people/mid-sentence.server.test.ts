import { expect, test } from "vitest";
import { midSentence } from "./mid-sentence.server.ts";

test("within a sentence a job has no capital, and an abbreviation keeps its capitals", () => {
  expect(midSentence("Head of engineering")).toBe("head of engineering");
  expect(midSentence("AI labs lead")).toBe("AI labs lead");
});
