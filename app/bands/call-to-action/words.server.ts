import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { weekdays } from "#model/fields/working-days.server.ts";
import { type AboutShape, bandFields, heading, picture } from "../band-words.server.ts";

/** The one thing to do next: the end of every page. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "call-to-action", ["giant", "slots"]),
    heading: heading(f),
    action: f.action(),
    field: f
      .object({
        label: f.text("what the visitor writes, such as Your problem", { words: 6 }),
        placeholder: f.text("an example", { words: 9 }),
      })
      .optional(),
    second: f.action().optional(),
    links: f.list(f.action(), { min: 0, max: 3 }).default([]),
    picture: picture(f).optional(),
    quote: f.pick("testimonials"),
    slots: f
      .list(
        f.object({
          weekday: f.oneOf(weekdays, "the day of the week on which somebody takes calls"),
          time: f.text("the time of the call, like 10:00", { characters: 8 }),
        }),
        { min: 0, max: 4 },
      )
      .default([]),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "Tell us about the job",
  lead: "You have an answer within two working days.",
  action: { label: "Get in touch", url: "/contact" },
};

/** How editors choose it; a variant's example replaces fields of the one above. */
export const about = {
  name: "Call",
  sentence: "The one thing to do next: the end of every page.",
  variants: {
    giant: { name: "Large words" },
    slots: {
      name: "Times for a call",
      example: {
        slots: [
          { weekday: "tuesday", time: "10:00" },
          { weekday: "friday", time: "14:30" },
        ],
      },
    },
  },
} satisfies AboutShape;
