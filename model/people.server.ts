import type { z } from "zod";
import { starRange } from "#shared/constants.ts";
import type { Fields } from "./fields.server.ts";

/** A team member. `imgUrl`, `name` and `position` are the specification's names. */
export const personSchema = (f: Fields) =>
  f.object({
    order: f.number("place in the team list, from 1"),
    name: f.text("first name and surname"),
    position: f.text("the job in two or three words"),
    imgUrl: f.picture(),
    alt: f.alt(),
    bench: f.bench(),
    discipline: f.oneOf(["Direction", "Games", "Engineering", "Data and research", "Languages"], "the trade"),
    city: f.text("the office"),
    timeZone: f.text("an IANA zone such as Europe/London"),
    phone: f.text("a direct line").optional(),
    leads: f.reference("services").optional(),
    line: f.text("one dry sentence about the person"),
    owns: f.list(f.text("something this person decides")),
    doesNotOwn: f.list(f.text("something people wrongly ask this person")),
    credits: f.list(
      f.object({
        title: f.text("a game or job"),
        role: f.text("what this person did on it"),
        year: f.number("the year", { min: 2000, max: 2100 }),
        case: f.reference("cases").optional(),
      }),
    ),
    interview: f.list(f.object({ question: f.text("a question"), answer: f.inline("two or three sentences") })),
  });
export type Person = z.infer<ReturnType<typeof personSchema>>;

/** A client's quote. `comment`, `name`, `position` are the specification's names; `rating` is its star rating. */
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
    case: f.reference("cases").optional(),
    date: f.date(),
    long: f.inline("the longer version, for the one quote that is told at length").optional(),
    answer: f.inline("our answer, for a critical quote").optional(),
  });
export type Testimonial = z.infer<ReturnType<typeof testimonialSchema>>;
