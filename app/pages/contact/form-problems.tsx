import { RefusalNotice } from "#app/sections/refusal-notice.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { sayProblems } from "#app/ui/said-problems.ts";
import type { FormResponse } from "#shared/form-response.ts";
import type { ShownForm } from "./data.server.ts";

interface FormProblemsProps {
  words: ShownForm;
  said: ReturnType<typeof sayProblems>;
  /** The response to the last submission, unless one was held back since. */
  response: FormResponse<unknown, unknown> | undefined;
  revision: number;
  /** What the mail that a notice offers says. */
  body: string;
}

/** Above the form: what is missing, and why a complete form was not accepted. */
export function FormProblems({ words, said, response, revision, body }: FormProblemsProps) {
  const { title, titleOne, note } = words.problems;
  const heading = said.length === 1 ? titleOne : title.replace("{count}", String(said.length));
  const list = said.map(({ field, summary }) => ({ field, text: summary }));
  return (
    <>
      {said.length > 0 && <ErrorSummary title={heading} problems={list} note={note} revision={revision} />}
      {response && <RefusalNotice words={words} response={response} ways={words.fields.own} body={body} />}
    </>
  );
}
