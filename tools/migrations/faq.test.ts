import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentCopy, problemsIn } from "../../tests/support/content-copy.ts";
import { faq } from "./faq.ts";
import { OldPage } from "./old-page.ts";

const old = `head:
  title: Questions and answers
  description: Answers to the questions that clients, players and applicants ask us most, with a search across all of them.
title: Ask us.
lead: Answers to what we are asked most.
search:
  label: Search the answers
  placeholder: A word or two
  button: Search
  found: "Answers about “{query}”: {count}."
  foundOne: There is one answer about “{query}”.
  close: There is no answer about “{query}” yet. Showing answers about “{meant}”.
  # Said in autumn.
  none: There is no answer about “{query}” yet.
  all: { label: All questions, url: /faq }
often:
  label: "You can also:"
  links:
    - { label: search the whole site, url: /search }
    - { label: write to us, url: /contact }
chest: { label: Subjects, count: "Answers: {count}" }
ask:
  title: Is your question missing?
  lead: Send it to us.
  label: Your question
  button: Continue
  note: The next page asks for your email address.
  imgUrl: /images/plate-5.webp
`;

test("an old page of questions becomes bands that pass the check; comments stay, its picture without words is listed", async () => {
  const root = contentCopy();
  const document = parseDocument(old);
  const page = new OldPage(document);
  faq(page);
  expect(page.finish()).toEqual(['ask.imgUrl: "/images/plate-5.webp"']);
  writeFileSync(join(root, "content/pages/faq.yaml"), document.toString());
  expect(await problemsIn(root)).toEqual([]);
  expect(document.toString()).toContain("# Said in autumn.\n");
  const [hero, answers, call] = document.toJS().bands;
  expect(hero).toMatchObject({ heading: "Ask us", search: { button: "Search" }, action: { label: "Continue" } });
  expect(answers.results.all).toEqual({ label: "All questions", url: "/faq" });
  expect(call).toMatchObject({
    action: hero.action,
    lead: "Send it to us. The next page asks for your email address.",
  });
});
