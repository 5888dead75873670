import type { z } from "zod";
import type { Content } from "../content.server.ts";
import type { Fields } from "../fields/fields.server.ts";

/** The fields of the band that lists what to send for a translation; `/localisation-kit.txt` has the same list. */
export const kitChecklist = (f: Fields) => ({
  heading: f.text("what a complete kit saves", { characters: 60 }),
  text: f.text("what a complete kit is and what it saves, also in the file", { words: 60 }),
  proof: f.fact().optional(),
  download: f.action(),
  picture: f.object({ imgUrl: f.picture("a picture of what is sent"), alt: f.alt() }).optional(),
  items: f.list(f.object({ title: f.text("a thing to send", { words: 9 }), text: f.text("why, or in which form") }), {
    max: 10,
  }),
});
export type KitChecklist = z.infer<z.ZodObject<ReturnType<typeof kitChecklist>>>;

/** The list as the localisation page has it; undefined where the page leaves the band out. */
export function findKitChecklist({ pages }: Pick<Content, "pages">): KitChecklist | undefined {
  const band = pages["game-localization"].bands.find(({ role, shape }) => role === "kit-checklist" && !shape);
  // The reading of the file has checked the band against these fields.
  return band as KitChecklist | undefined;
}
