import type { Fields } from "../fields/fields.server.ts";

export const articlePage = (f: Fields) =>
  f.object({
    crumb: f.object({
      label: f.text("what the line above the title is, for screen readers"),
      home: f.action(),
      part: f.text("the place in a series, with {series} and {part}"),
    }),
    facts: f.object({
      plain: f.text("date and reading time, with {date} and {minutes}"),
      updated: f.text("the same for a post that was changed later, with {updated} as well"),
    }),
    contents: f.text("the heading over the contents list"),
    footnotes: f.text("the heading over the footnotes"),
    tags: f.text("what the tags are, for screen readers"),
    copy: f.object({
      code: f.text("the word on the button of a code block"),
      link: f.text("the words on the button that copies the address"),
      done: f.text("what the button says afterwards"),
    }),
    email: f.text("the words on the link that opens a mail with the address"),
    author: f.text("the words of the link to the author's page, with {name}, the first name"),
    steps: f.object({
      label: f.text("what the two links are, for screen readers"),
      before: f.text("the words over the older post"),
      after: f.text("the words over the newer post"),
    }),
    nearby: f.object({
      title: f.text("the heading over posts on like subjects"),
      series: f.text("the heading when they belong to a series, with {series}"),
      part: f.text("which part one is, with {part}"),
    }),
    newsletter: f.object({ title: f.text("the heading beside the field for the newsletter") }),
    calls: f
      .list(
        f.object({
          category: f.reference("categories").optional(),
          title: f.text("a question or a short sentence that fits the category; under a note only the link is shown"),
          text: f.text("what we would do, and its limit; shown under long pieces only"),
          action: f.action(),
        }),
        { min: 1 },
      )
      .refine((calls) => calls.filter(({ category }) => category === undefined).length === 1, {
        error: "needs one call without a category, for posts of categories without their own",
      }),
  });
