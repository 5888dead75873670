import { useEffect, useRef, useState } from "react";
import { keepBrief, keptBrief } from "#app/browser/forms/kept-brief.ts";
import { type Answers, answersQuery, readAnswers } from "#shared/brief/answers.ts";
import type { PriceBook } from "#shared/brief/price-book.ts";

/**
 * The answers as they are given. Begins with what the server read in the address; in a static export, or when a tab is
 * opened again without one, with what the browser finds. `revision` changes when the form has to show other answers.
 */
export function useAnswers(served: Answers, book: PriceBook) {
  const [{ answers, revision }, setState] = useState({ answers: served, revision: 0 });
  const query = answersQuery(answers, book);
  const untouched = useRef(query);
  useEffect(() => {
    const kept = keptBrief();
    const found = kept && readAnswers(kept, book).answers;
    if (found && answersQuery(found, book) !== untouched.current) setState({ answers: found, revision: 1 });
  }, [book]);
  useEffect(() => {
    if (query !== untouched.current) keepBrief(query);
    untouched.current = query;
  }, [query]);
  const read = (form: HTMLFormElement) => {
    const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    setState({ answers: readAnswers(new URLSearchParams(typed), book).answers, revision });
  };
  return { answers, query, revision, read };
}
