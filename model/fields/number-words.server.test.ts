import { expect, test } from "vitest";
import { withNumberWords } from "./number-words.server.ts";

const counts = { cases: 12, "cases of web3-games": 3, testimonials: 8, blog: 48 };

test.each([
  ["Filed: {number of cases}.", "Filed: twelve."],
  ["{Number of cases} jobs", "Twelve jobs"],
  ["Job {number of cases + 1} is open", "Job thirteen is open"],
  ["The other {number of testimonials - 1}", "The other seven"],
  ["{Number of blog} posts", "48 posts"],
  ["Finished: {number of cases of web3-games}", "Finished: three"],
  ["{number of unicorns}, {count} and {title}", "{number of unicorns}, {count} and {title}"],
])("%s", (sentence, told) => {
  expect(withNumberWords(sentence, counts)).toBe(told);
});

test("the site's own names are filled in, and numbers are spelt out in English only", () => {
  const site = { names: { currency: "Kronen" }, isSpelt: false };
  expect(withNumberWords("{number of cases} in {currency}, {title}", counts, site)).toBe("12 in Kronen, {title}");
});

test("texts are found in lists and fields, and whatever is not text stays", () => {
  const page = { title: "{Number of cases}", items: [{ note: "{number of cases}", week: 3, isOpen: true }, null] };
  expect(withNumberWords(page, counts)).toEqual({
    title: "Twelve",
    items: [{ note: "twelve", week: 3, isOpen: true }, null],
  });
});
