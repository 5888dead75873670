import type { z } from "zod";
import { heading, picture } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** The parts of the machine in the hero's picture that can show a fault. */
const parts = ["belt", "rack", "desk", "arm", "fan", "gears"] as const;
export type Part = (typeof parts)[number];

const hero = (f: Fields) => ({
  crumb: f.action(),
  heading: heading(f),
  lead: f.inline("for whom the work is, and what the page lists", { words: 30 }),
  action: f.action(),
  picture: picture(f),
  complaintsTitle: f.text("the heading of the complaints, which screen readers hear"),
  complaints: f.list(
    f.object({
      text: f.text("a complaint in a client's words", { words: 9 }),
      job: f.compared("the id of the price on this page that answers it"),
      part: f.oneOf(parts, "the part of the machine that shows the fault"),
    }),
    { min: 3, max: 6 },
  ),
});

/** The bands that only this page has. */
export const bands = { hero };
export type HeroWords = z.infer<z.ZodObject<ReturnType<typeof hero>>> & { role: string };
