import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";
import { weekdays } from "../fields/working-days.server.ts";

export type ConsultancyPage = z.infer<ReturnType<typeof itAndDevConsultancyPage>>;

export const itAndDevConsultancyPage = (f: Fields) =>
  f.object({
    head: f.head(),
    spine: f.object({
      crumb: f.action(),
      title: f.text("a question as heading"),
      lead: f.text("how to read the list"),
      action: f.action(),
      imgUrl: f.picture(),
      alt: f.alt(),
      listTitle: f.text("heading of the complaints, heard but not seen"),
      moans: f.list(
        f.object({
          text: f.text("a complaint, as said on a Monday"),
          job: f.compared("the id of the job that mends it"),
        }),
      ),
    }),
    jobs: f.object({
      title: f.text("heading"),
      lead: f.text("how the prices are made"),
      refusal: f.text("what we do not sell"),
      timeLabel: f.text("the word before the duration"),
      priceLabel: f.text("the word before the price"),
      items: f.list(
        f.object({
          id: f.anchor("an anchor, one word"),
          title: f.text("the job"),
          text: f.text("what happens and what is handed over"),
          time: f.text("how long"),
          price: f.text("how much"),
          proof: f.fact().optional(),
        }),
      ),
    }),
    models: f.object({
      title: f.text("heading"),
      warning: f.text("the words before a reason not to choose it"),
      items: f.list(
        f.object({
          title: f.text("a way to hire us"),
          crew: f.text("whose people work under whose lead, in a line"),
          picture: optionalPicture(f, "those people at work"),
          lead: f.text("what it is in one line"),
          points: f.list(f.text("what holds")),
          not: f.text("for whom it is wrong, and why"),
        }),
        { min: 3, max: 3 },
      ),
    }),
    audit: f.object({
      title: f.text("heading"),
      lead: f.text("how to get the long answers"),
      action: f.action(),
      items: f.list(
        f.object({
          verdict: f.oneOf(["yes", "no", "part"], "the answer in one word"),
          word: f.text("the answer as shown"),
          question: f.text("a question from a supplier form"),
          answer: f.text("the answer in two sentences"),
        }),
      ),
    }),
    gauges: f.object({
      title: f.text("heading"),
      method: f.text("how many engagements, which year, how measured"),
      items: f.list(
        f.object({
          title: f.text("what is measured, with its unit"),
          before: f.text("the figure before"),
          after: f.text("the figure after"),
          beforeBlocks: f.number("blocks of the tower before", { min: 1, max: 8 }),
          afterBlocks: f.number("blocks of the tower after", { min: 1, max: 8 }),
          note: f.text("both figures and where they were counted"),
        }),
        { min: 4, max: 4 },
      ),
    }),
    swaps: f.object({
      title: f.text("heading"),
      action: f.text("the words on the link, before the name"),
      items: f.list(
        f.object({
          case: f.pick("cases"),
          text: f.text("who, which model, how long"),
          rows: f.list(
            f.object({ label: f.text("what changed"), before: f.text("before"), after: f.text("after, a few words") }),
          ),
          quote: f
            .object({ text: f.text("what the client said"), name: f.text("who"), position: f.text("job and company") })
            .optional(),
        }),
        { min: 0, max: 2 },
      ),
    }),
    leads: f.object({
      title: f.text("heading"),
      items: f.list(f.object({ person: f.pick("people"), line: f.text("what to ask this person") }), {
        min: 0,
        max: 3,
      }),
    }),
    slots: f.object({
      title: f.text("heading"),
      text: f.text("what happens on the call"),
      items: f.list(
        f.object({ weekday: f.oneOf(weekdays, "the day of the week"), time: f.text("a time like 10:00") }),
        { min: 0 },
      ),
      bookUrl: f.link(),
      other: f.action(),
    }),
  });
