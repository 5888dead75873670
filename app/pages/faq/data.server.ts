import type { findAnswers } from "#app/request/site-search.server.ts";
import type { Content } from "#model/content.server.ts";
import type { OwnBand } from "./words.server.ts";

export type ShownHero = ReturnType<ReturnType<typeof prepareHero>>;
export type ShownAnswers = NonNullable<ReturnType<ReturnType<typeof prepareAnswers>>>;

export const prepareHero =
  (query: string) =>
  (words: OwnBand<"hero">, { faqs }: Content) => ({
    ...words,
    query,
    drawers: faqs.map(({ slug, name, department, questions }) => ({ slug, name, department, count: questions.length })),
  });

type Finding = Awaited<ReturnType<typeof findAnswers>>;

/** All groups, or those with an answer that was found; undefined if there are no answers at all. */
export const prepareAnswers =
  (query: string, finding?: Finding) =>
  (words: OwnBand<"answers">, { faqs }: Content) => {
    if (faqs.length === 0) return undefined;
    const ids = finding && new Set(finding.hits.map(({ path }) => path));
    const groups = faqs.map(({ slug, name, department, toy, questions }) => ({
      ...{ slug, name, department, toy },
      questions: questions.filter(({ id }) => !ids || ids.has(id)),
    }));
    return {
      ...words,
      query,
      /** The words that were probably meant, if no answer has the query's. */
      meant: finding?.isClose ? (finding.meant ?? query) : undefined,
      groups: groups.filter(({ questions }) => questions.length > 0),
    };
  };
