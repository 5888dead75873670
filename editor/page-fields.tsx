import { useState } from "react";
import type { ContentProblem } from "#model/reading/content-error.server.ts";
import type { Form, FormField } from "../server/editing/describe-form.ts";
import { gathered, shownReason } from "../shared/asked-words.ts";
import { beginAct } from "./actions.ts";
import { publishPost, reasonsOf } from "./draft-actions.ts";
import { DraftButtons } from "./draft-buttons.tsx";
import { openAt } from "./opening.ts";
import { GroupFields } from "./panel-fields.tsx";
import { base, postEntry } from "./requests.ts";
import { act, set, useEditor } from "./state.ts";

/** What people call the fields, in the order in which they think of them. */
const names: Readonly<Record<string, string>> = {
  head: "Title and description for search results",
  menu: "Place in the menus",
  picture: "Picture for those who are sent a link",
  next: "The page to read next",
  address: "Address",
  bands: "All bands",
};

/** The fields of a page of bands beside it, and the way to its readers. */
export function PageFields({ form, at }: { form: Form; at: string }) {
  const { page } = useEditor();
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const draft = form.fields.find(({ name }) => name === "draft");
  const isDraft = draft?.value === true;
  const publish = { label: "Publish this page", run: () => draft && act(publishPost(form, draft).then(setProblems)) };
  const fields = Object.entries(names).flatMap(([name, words]): FormField[] => {
    const field = form.fields.find((own) => own.name === name);
    // Readers know the address of a published page: another one comes with a redirect.
    return !field || (name === "address" && !isDraft) ? [] : [{ ...field, hint: words }];
  });
  return (
    <>
      <DraftButtons {...(isDraft ? { publish } : { file: `content/${form.file}` })} />
      {isDraft && <p>Only you, and people with a preview link, see it now.</p>}
      {problems.length > 0 && (
        <ul className="problems" aria-label="Before it can be published">
          {gathered(problems).map((problem) => (
            <li key={problem.field + problem.reason}>
              <PageProblem form={form} problem={problem} />
            </li>
          ))}
        </ul>
      )}
      {page && page.file === form.file && page.advice.length > 0 && (
        <ul className="advice" aria-label="What would make it better">
          {page.advice.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <GroupFields form={{ ...form, fields }} at={at} />
      {form.fields.some(({ name }) => name === "draft") && <PageEnd file={`content/${form.file}`} />}
    </>
  );
}

/** What to mend, as a way to its field. */
function PageProblem({ form, problem }: { form: Form; problem: ContentProblem }) {
  const { page } = useEditor();
  if (problem.file !== `content/${form.file}`) return `${problem.file}: ${shownReason(problem.reason)}`;
  const [list, role] = problem.field.split(".");
  const band = list === "bands" ? page?.bands.find((own) => own.role === role)?.name : undefined;
  return (
    <button type="button" className="to-field" onClick={() => act(openAt(`${form.file}#${problem.field}`))}>
      <b>{band ?? names[list ?? ""] ?? problem.field}</b>: {shownReason(problem.reason)}
    </button>
  );
}

/** Another address, which the old one leads to; or the page goes, and its address leads on. */
function PageEnd({ file }: { file: string }) {
  const [isSure, setSure] = useState(false);
  const send = async (name: string, body: object) => {
    await beginAct();
    const answer = await postEntry(name, { file, ...body });
    if ("state" in answer && answer.state === "saved") return window.parent.location.assign(answer.to ?? `${base}edit`);
    if ("state" in answer && answer.state === "failed") return set({ status: answer.message });
    const found = "problems" in answer ? answer.problems : [];
    if (found.length === 0 && !("state" in answer)) return setSure(true);
    return set({ status: `Not done. ${reasonsOf(found)}` });
  };
  return (
    <details className="page-end">
      <summary>Rename or delete this page</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const title = new FormData(event.currentTarget).get("title");
          act(send("rename", { title }));
        }}
      >
        <label>
          New name, of which its address is made; the old address leads there
          <input name="title" required maxLength={60} autoComplete="off" />
        </label>
        <button type="submit" className="add">
          Rename
        </button>
      </form>
      <button type="button" className="add" onClick={() => act(send("delete", { isSure }))}>
        {isSure ? "Nothing links to it: delete it now" : "Delete this page"}
      </button>
    </details>
  );
}
