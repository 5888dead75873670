import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";

/** Text of a search field over a page's list; `things` names the listed items in hints for editors. */
export const findFieldWords = (f: Fields, things: string) => ({
  label: f.text(`the label of the search field; {count} becomes the number of ${things}`),
  placeholder: f.text("three words that people look for"),
  button: f.text("the word on the button"),
});
export type FindFieldWords = z.infer<z.ZodObject<ReturnType<typeof findFieldWords>>>;

/** Text about what such a field found. */
export const foundLineWords = (f: Fields, things: string) => ({
  found: f.text(`how many ${things} were found; {count} and {query} are filled in`),
  foundOne: f.text("the same for a single one"),
  close: f.text("what to say when only something similar was found; {query} and {meant} are filled in"),
  none: f.text("what to say when nothing was found; {query} is filled in"),
  all: f.action(),
});
export type FoundLineWords = z.infer<z.ZodObject<ReturnType<typeof foundLineWords>>>;
