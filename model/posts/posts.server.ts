import type { Fields } from "../fields/fields.server.ts";
import { countWords } from "./reading-time.server.ts";

export const postsPerPage = 10;

/** In words. A note is best at 200 to 400, a long piece at 900 to 1,500; anything outside these limits is unfinished. */
const lengths = { note: { least: 200, most: 900 }, long: { least: 900, most: 4000 } } as const;

/** A blog post. `imgUrl`, `title`, `category`, `date` and `brief` are the customer's names (`docs/contract.md`). */
export const postSchema = (f: Fields) =>
  f
    .object({
      title: f.text("the headline"),
      category: f.reference("categories", "the category, by the name of its file"),
      date: f.date("the day it appears, like 2026-03-03"),
      updated: f.date("the day of a correction that readers should know of, like 2026-03-03").optional(),
      author: f.reference("people", "who wrote it, by the name of the file"),
      imgUrl: f.picture("the picture above the text, by its address, such as /images/harbour.webp"),
      alt: f.alt(),
      brief: f.text("one or two sentences for lists and search results"),
      kind: f.oneOf(["long", "note"], "how long it is: note for a studio note, long for a long piece"),
      series: f.label("series", "the series this belongs to").optional(),
      tags: f.list(f.label("tags", "a tag of content/pages/listing.yaml"), { max: 4 }),
      draft: f.flag().optional(),
      body: f.pageText("the text of the post, below the second ---"),
    })
    .superRefine(({ kind, draft, body }, context) => {
      const { least, most } = lengths[kind];
      const words = countWords(body);
      if (draft || (words >= least && words <= most)) return;
      const message = `has ${words} words; a ${kind === "long" ? "long piece" : "note"} has ${least} to ${most}`;
      context.addIssue({ code: "custom", path: ["body"], message });
    });
/** A blog category; its count is computed from the posts. */
export const categorySchema = (f: Fields) =>
  f.object({
    order: f.number("place in the list, from 1"),
    name: f.text("the name that visitors read"),
    description: f.text("what is filed here, one sentence"),
    department: f.department(),
  });
