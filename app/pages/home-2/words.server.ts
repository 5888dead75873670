import { heading, type OwnBandOf, picture } from "#app/bands/band-words.server.ts";
import type { Fields } from "#model/fields/fields.server.ts";

/** A field of the hero; what is chosen is an answer of the brief. */
function chooser(f: Fields, list: string) {
  const option = f.object({
    label: f.text("a choice"),
    id: f.slug(`the answer that it is in the brief: an id of the ${list} in content/price-book.yaml`),
  });
  return f.object({ label: f.text("label of the choices"), options: f.list(option) });
}

/** Four fields about a late game, which open the estimate. */
const hero = (f: Fields) => ({
  heading: heading(f),
  lead: f.inline("for whom it is, and what happens next", { words: 45 }),
  kind: chooser(f, "kinds"),
  due: f.object({
    label: f.text("label of the date"),
    value: f.date("a date such as 2027-03-14").optional(),
    ahead: f.text("the words after the number of days that are left"),
    past: f.text("the words after the number of days since"),
  }),
  platforms: chooser(f, "sizes of a kind"),
  state: chooser(f, "stages"),
  submit: f.text("the words on the button that leads to the brief"),
  action: f.action(),
  record: f.inline("usual prices and our record with certification, with its period", { words: 45 }),
  proofs: f.list(f.fact(), { min: 0, max: 3 }).default([]),
  picture: picture(f, "the address of a cut-out of a game that is brought to us").optional(),
});

const count = (f: Fields, what: string) => f.number(what, { min: 1, max: 99 }).optional();

/** Finished jobs, engine by platform, and the words about the chosen square. */
const ports = (f: Fields) => ({
  heading: heading(f),
  lead: f.inline("what a square counts, and what its colour means", { words: 30 }).optional(),
  counted: f.inline("how the jobs were counted", { words: 45 }),
  label: f.text("what the table shows"),
  corner: f.text("what the rows and columns are"),
  columns: f.list(f.text("a platform"), { min: 5, max: 5 }),
  port: f.text("one port"),
  ports: f.text("several ports"),
  coDev: f.text("co-development, short"),
  pick: f.object({
    engine: f.text("what the buttons of the engines choose"),
    platform: f.text("what the buttons of the platforms choose"),
    job: f.text("one job"),
    jobs: f.text("several jobs"),
    most: f.text("the words of the square with most jobs"),
    inAll: f.text("all jobs of the table"),
    price: f.action(),
    refer: f.action(),
  }),
  rows: f.list(
    f.object({
      engine: f.text("an engine"),
      cells: f.list(
        f.object({
          ports: count(f, "ports finished"),
          coDev: count(f, "co-development jobs finished"),
          none: f.text("the reason for an empty square").optional(),
        }),
        { min: 5, max: 5 },
      ),
    }),
    { min: 1, max: 6 },
  ),
});

/** The bands that only this page has. */
export const bands = { hero, ports };

/** A band of this page as its file says it. */
export type OwnBand<Role extends keyof typeof bands> = OwnBandOf<typeof bands, Role>;
