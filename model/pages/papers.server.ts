import type { Fields } from "../fields/fields.server.ts";
import { nextPage } from "../fields/next-page.server.ts";

/** The files of a document are called after it: `/papers/nda.html`, `/papers/nda.md`. */
export const paperNames = ["nda", "data-processing", "contract", "statement-of-work"] as const;

/** What becomes of a kind of data at a place. */
const dataStays = ["rests", "passes", "looks", "never"] as const;

export const papersPage = (f: Fields) =>
  f.object({
    head: f.head(),
    next: nextPage(f),
    title: f.text("the heading of the page"),
    lead: f.text("who may take the papers, and what they are"),
    counter: f.object({
      title: f.text("heading over the files"),
      note: f.text("what holds for all of them"),
      changed: f.text("the word before the day of a file"),
      answers: f.object({ title: f.text("name of the file of answers"), text: f.text("what is in it") }),
      archive: f.object({
        title: f.text("name of the archive"),
        text: f.text("what is in it; {count} is the number of files"),
      }),
    }),
    topics: f.object({
      title: f.text("heading over the answers"),
      asOf: f.text("the words before the day of an answer"),
      company: f.text("heading: the company"),
      insurance: f.text("heading: insurance"),
      security: f.text("heading: security"),
      subProcessors: f.text("heading: sub-processors"),
      continuity: f.text("heading: recovery, availability, exit"),
      people: f.text("heading: people"),
      method: f.text("heading: how work is done"),
      registered: f.object({
        name: f.text("asks for the registered name"),
        number: f.text("asks for the company number"),
        office: f.text("asks for the registered office"),
        places: f.text("asks for places and people"),
      }),
    }),
    standards: f.object({
      title: f.text("heading"),
      held: f.text("heading over the standards that the company has"),
      notHeld: f.text("heading over the standards that the company does not have"),
      underNda: f.text("heading over what is shown under NDA"),
    }),
    data: f.object({
      title: f.text("heading"),
      lead: f.inline("what the map shows"),
      kind: f.text("heading of the kinds of data"),
      reach: f.text("heading: who can reach it"),
      until: f.text("the word before how long it is stored"),
      places: f.list(f.text("a place where data may be"), { min: 4, max: 4 }),
      rows: f.list(
        f.object({
          kind: f.text("a kind of data"),
          stays: f.list(
            f.object({ how: f.oneOf(dataStays, "what becomes of it there"), text: f.text("the same in words") }),
            { min: 4, max: 4 },
          ),
          reach: f.text("who can reach it"),
          until: f.text("how long; {enquiries}, {orders} and {newsletter} are the periods of content/site.yaml"),
        }),
        { min: 1, max: 10 },
      ),
    }),
    documents: f.list(
      f.object({
        name: f.oneOf(paperNames, "the name of its files"),
        title: f.text("the title of the document"),
        text: f.text("what it is, in a sentence"),
        day: f.date("the day of its last change"),
        body: f.markdownSource("the document in Markdown, without its title"),
      }),
      { min: 0, max: paperNames.length },
    ),
    ask: f.object({ title: f.text("heading"), text: f.text("what to do if an answer is missing"), action: f.action() }),
  });
