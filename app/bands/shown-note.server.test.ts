import { expect, test } from "vitest";
import { readContent } from "#model/reading/read-content.server.ts";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { shownNote } from "./shown-note.server.ts";

test("a note lists what each of its facts says, in its order", async () => {
  const content = await readContent({ root: fixtureSite });
  const { facts } = shownNote({ text: ["By hand."], facts: ["scout", "kettles"] }, content);
  expect(facts.map(({ id }) => id)).toEqual(["scout", "kettles"]);
  expect(facts[1]?.claim).toMatch(/600\s+kettles/);
});
