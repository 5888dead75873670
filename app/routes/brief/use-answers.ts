import { useEffect, useRef, useState } from "react";
import { keepBrief, keptBrief } from "#app/browser/forms/kept-brief.ts";
import { type Answers, readAnswers } from "#shared/brief/answers.ts";
import { briefQuery } from "#shared/brief/nearest-cases.ts";
import type { BriefData } from "./data.server.ts";

interface State {
  answers: Answers;
  revision: number;
  former?: Answers;
}

/**
 * The answers as they are given. Begins with what the server read in the address; in a static export, or when a tab is
 * opened again without one, with what the browser finds. `revision` changes when the form has to show other answers;
 * `former` are the answers before the last one.
 */
export function useAnswers(served: Answers, { book, jobs }: Pick<BriefData, "book" | "jobs">) {
  const [{ answers, revision, former }, setState] = useState<State>({ answers: served, revision: 0 });
  const query = briefQuery(answers, book, jobs);
  const untouched = useRef(query);
  useEffect(() => {
    const kept = keptBrief();
    const found = kept && readAnswers(kept, book).answers;
    if (found && briefQuery(found, book, jobs) !== untouched.current) setState({ answers: found, revision: 1 });
  }, [book, jobs]);
  useEffect(() => {
    if (query !== untouched.current) keepBrief(query);
    untouched.current = query;
  }, [query]);
  const read = (form: HTMLFormElement) => {
    const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    setState({ answers: readAnswers(new URLSearchParams(typed), book).answers, revision, former: answers });
  };
  return { answers, former, query, revision, read };
}
