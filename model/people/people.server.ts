import type { z } from "zod";
import { starRange } from "#shared/constants.ts";
import type { Fields } from "../fields/fields.server.ts";

/** The disciplines, in the order of the team page. */
export const disciplines = ["Direction", "Games", "Engineering", "Data and research", "Languages"] as const;

/** A team member. `imgUrl`, `name` and `position` are the customer's names (`docs/contract.md`). */
export const personSchema = (f: Fields) =>
  f.object({
    order: f.number("place in the team list, from 1"),
    name: f.text("first name and surname"),
    position: f.text("the job in two or three words"),
    imgUrl: f.picture(),
    alt: f.alt(),
    poses: f
      .object({
        left: f.picture("the figure turned to the left of the page"),
        right: f.picture("the figure turned to the right of the page"),
        blink: f.picture("as in imgUrl, to the pixel, with closed eyes"),
      })
      .optional(),
    department: f.department(),
    discipline: f.oneOf(disciplines, "the trade"),
    city: f.text("the office"),
    place: f.text("where to find the person, such as the second floor, Tuesdays at home"),
    since: f.text("the month they joined, such as March 2019"),
    timeZone: f.timeZone(),
    phone: f.text("a direct line").optional(),
    leads: f.reference("services").optional(),
    line: f.text("one dry sentence about the person"),
    summary: f.searchLine("a sentence for search results, 50 to 170 characters"),
    owning: f.object({
      title: f.text("two or three words, such as Owns the feed."),
      lead: f.text("what that means on a bad day"),
    }),
    owns: f.list(f.text("something this person decides")),
    doesNotOwn: f.list(f.inline("something people wrongly ask this person, and whom to ask instead")),
    credits: f.list(
      f.object({
        title: f.text("a game or job"),
        role: f.text("what this person did on it"),
        year: f.number("the year", { min: 2000, max: 2100 }),
        case: f.pick("cases"),
      }),
    ),
    interview: f.list(f.object({ question: f.text("a question"), answer: f.inline("two or three sentences") })),
    ask: f.object({ lead: f.text("what to bring when you ask this person"), action: f.action() }),
    draft: f.flag().optional(),
  });
export type Person = z.infer<ReturnType<typeof personSchema>>;

/** The other pictures of a drawn figure; a photograph that took its place has none. */
export function posesOf({ imgUrl, poses }: Pick<Person, "imgUrl" | "poses">): Person["poses"] {
  return imgUrl.isCutout ? poses : undefined;
}

/** A client's quote. `comment`, `name`, `position` are the customer's names (`docs/contract.md`); `rating` is its star rating. */
export const testimonialSchema = (f: Fields) =>
  f.object({
    order: f.number("place in the list, from 1"),
    name: f.text("who said it"),
    position: f.text("job and kind of company"),
    comment: f.text("the quote, without quotation marks"),
    rating: f.number("stars", starRange),
    imgUrl: f.picture(),
    alt: f.alt(),
    service: f.reference("services"),
    case: f.pick("cases"),
    date: f.date(),
    excerpt: f.text("a shorter cut for its card, when the quote is shown in full below").optional(),
    size: f.oneOf(["poster", "large", "short"], "how large the quote is set; without it as a text").optional(),
    long: f.inline("the longer version, for the one quote that is shown at length").optional(),
    answer: f.markdown("our answer, for a critical quote").optional(),
    answeredBy: f.reference("people").optional(),
  });
