import type { Fields } from "../fields.server.ts";

export const cartPage = (f: Fields) =>
  f.object({
    head: f.head(),
    title: f.text("the heading of the page"),
    lead: f.text("the sentence under the heading"),
  });
