import type { z } from "zod";
import { heading } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** The problems that visitors bring, as tags on a rail; each leads to the service that solves it. */
const hero = (f: Fields) => ({
  heading: heading(f),
  lead: f.text("what the services are, and what to choose by", { words: 30 }),
  action: f.action(),
  tagsTitle: f.text("the heading of the tags, which screen readers hear"),
  tags: f.list(
    f.object({
      text: f.text("a complaint or wish in a client's words", { words: 10 }),
      service: f.pick("services", "the file name, without ending, of the service; without it the next one in order"),
    }),
    { max: 10 },
  ),
});

/** The bands that only this page has. */
export const bands = { hero };
export type HeroWords = z.infer<z.ZodObject<ReturnType<typeof hero>>> & { role: string };
