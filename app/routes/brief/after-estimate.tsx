import type { Answers } from "#shared/brief/answers.ts";
import { assumedAnswers } from "#shared/brief/assumed-answers.ts";
import { nearestCases } from "#shared/brief/nearest-cases.ts";
import { saidAnswers } from "#shared/brief/said-answers.ts";
import type { BriefData } from "./data.server.ts";
import { Send, type SendResponse } from "./send.tsx";
import { Surroundings } from "./surroundings.tsx";

export interface AfterEstimateProps {
  page: BriefData;
  calendar: BriefData["calendar"];
  answers: Answers;
  /** The answers as an address has them. */
  query: string;
  response: SendResponse | undefined;
}

/** What is below the range once it is known. */
export function AfterEstimate({ page, calendar, answers, query, response }: AfterEstimateProps) {
  const { book, jobs } = page;
  const save = async (name: string) => {
    const { saveBrief } = await import("./save-brief.ts");
    saveBrief(name, answers, { book, calendar, jobs, words: page });
  };
  return (
    <>
      <Surroundings
        page={page}
        said={saidAnswers(answers, book, page.questions)}
        taken={assumedAnswers(answers, book, calendar, page.estimate.taken)}
        near={nearestCases(answers, jobs)}
        query={query}
        save={save}
      />
      <Send {...page} query={query} response={response} />
    </>
  );
}
