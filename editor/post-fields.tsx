import { useState } from "react";
import type { ContentProblem } from "#model/reading/content-error.server.ts";
import type { Form } from "../server/editing/describe-form.ts";
import { shownReason } from "../shared/asked-words.ts";
import { publishPost } from "./draft-actions.ts";
import { DraftButtons } from "./draft-buttons.tsx";
import { openAt, openPost } from "./opening.ts";
import { labelOf, PanelField } from "./panel-fields.tsx";
import { act } from "./state.ts";

/** In the order in which people think of them. */
const order = ["title", "brief", "imgUrl", "alt", "author", "category", "date", "kind", "tags", "series", "updated"];

/** The fields of a post beside its text, and the way to its readers. */
export function PostFields({ form, at }: { form: Form; at: string }) {
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const draft = form.fields.find(({ name }) => name === "draft");
  const fields = order.flatMap((name) => form.fields.find((field) => field.name === name) ?? []);
  return (
    <>
      {draft?.value === true ? (
        <>
          <DraftButtons
            publish={{ label: "Publish this post", run: () => act(publishPost(form, draft).then(setProblems)) }}
          />
          <p>Only you, and people with a preview link, see it now.</p>
        </>
      ) : (
        <DraftButtons file={`content/${form.file}`} />
      )}
      {problems.length > 0 && (
        <ul className="problems" aria-label="Before it can be published">
          {problems.map((problem) => (
            <li key={problem.field + problem.reason}>
              <ProblemLink form={form} problem={problem} />
            </li>
          ))}
        </ul>
      )}
      {fields.map((field) =>
        field.isAbsent && field.as !== "list" ? (
          <details key={field.address}>
            <summary>{labelOf(field)}</summary>
            <PanelField form={form} field={field} isCurrent={field.address === at} />
          </details>
        ) : (
          <PanelField key={field.address} form={form} field={field} isCurrent={field.address === at} />
        ),
      )}
    </>
  );
}

/** What to mend, as a way to its field. */
function ProblemLink({ form, problem }: { form: Form; problem: ContentProblem }) {
  const [name = ""] = problem.field.split(".");
  const field = form.fields.find((own) => own.name === name);
  const isOwn = problem.file === `content/${form.file}` && field;
  if (!isOwn) return `${problem.file}: ${shownReason(problem.reason)}`;
  const isText = name === "body";
  const open = () => (isText ? openPost(`${form.file}#body`) : openAt(field.address));
  return (
    <button type="button" className="to-field" onClick={() => act(open())}>
      <b>{isText ? "The text" : labelOf(field)}</b>: {shownReason(problem.reason)}
    </button>
  );
}
