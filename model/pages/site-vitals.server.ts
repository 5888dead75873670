import type { Fields } from "../fields.server.ts";

export const siteVitalsPage = (f: Fields) =>
  f.object({
    head: f.head(),
    title: f.text("the heading of the page"),
    lead: f.text("what this page will show and what it shows now"),
    dials: f.object({
      title: f.text("the heading over the dials"),
      text: f.text("how to read a dial"),
      reading: f.text("the line under each dial while it has not been read"),
      items: f.list(
        f.object({
          name: f.text("what is measured"),
          limit: f.text("the limit, a figure with its unit"),
          text: f.text("what counts and how it will be read"),
        }),
      ),
    }),
    method: f.object({
      title: f.text("the heading over the rules for a reading"),
      rules: f.list(f.object({ title: f.text("a rule in a few words"), text: f.text("what it means") })),
    }),
    never: f.object({
      title: f.text("the heading over what is not measured"),
      text: f.inline("what is not measured and why"),
      items: f.list(f.text("a thing that is not done")),
    }),
    slow: f.object({ title: f.text("a question"), text: f.text("what to tell us"), action: f.action() }),
  });
