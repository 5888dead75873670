import type { z } from "zod";
import type { Fields } from "#model/fields/fields.server.ts";
import { bandFields, itemText, picture } from "../band-words.server.ts";

/** One picture or film from edge to edge, with up to three lines on it. */
export const words = (f: Fields) =>
  f.object({
    ...bandFields(f, "stage", ["low", "toy"]),
    picture: picture(f),
    lines: f.list(itemText(f), { min: 0, max: 3 }).default([]),
  });
export type Words = z.infer<ReturnType<typeof words>>;

/** With what a new band begins. */
export const example = {
  heading: "One large picture",
};
