import type { ContentProblem } from "#model/reading/content-error.server.ts";
import { containsWords } from "#shared/fold-text.ts";
import { followPublication } from "./publication.ts";
import { postEntry, undoLast } from "./requests.ts";

/** The list of everything: its search, new entries, other names, and entries that go. */
export function listenToCollections(): void {
  filterList();
  followPublication();
  say(sessionStorage.getItem("edit-said") ?? "");
  sessionStorage.removeItem("edit-said");
  document.querySelector("#undo")?.addEventListener("click", () => {
    undo().catch(sayFailure);
  });
  document.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.dataset.post) return;
    event.preventDefault();
    send(event.target).catch(sayFailure);
  });
}

async function undo(): Promise<void> {
  const { file, message } = await undoLast();
  if (file) location.reload();
  else say(message ?? "Nothing to undo.");
}

function sayFailure(error: unknown): void {
  console.error(error);
  say("Something failed. Reload the page and try again.");
}

/** Shows what contains the words typed. */
function filterList(): void {
  const field = document.querySelector<HTMLInputElement>("#find");
  field?.addEventListener("input", () => {
    for (const entry of document.querySelectorAll<HTMLElement>("main section > ul > li"))
      entry.hidden = !containsWords(entry.textContent ?? "", field.value);
    for (const section of document.querySelectorAll<HTMLElement>("main section"))
      section.hidden = !section.querySelector("ul > li:not([hidden])");
  });
}

/** The message on the page afterwards. */
const sayings: Readonly<Record<string, string>> = {
  restore: "That version is in the draft now.",
  discard: "Draft discarded; Undo brings it back.",
};

async function send(form: HTMLFormElement): Promise<void> {
  const { post = "", file, folder, commit } = form.dataset;
  const fields: Record<string, FormDataEntryValue | undefined> = Object.fromEntries(new FormData(form));
  // A day is this browser's.
  if (fields.at !== undefined) fields.at = fields.at ? new Date(String(fields.at)).toISOString() : undefined;
  const isSure = form.dataset.sure === "true";
  if (post === "discard" && !isSure)
    return beSure(form, "Discard all that is not published", "Press the button once more to discard your whole draft.");
  say(post === "new" ? "Making it…" : "");
  const answer = await postEntry(post, { file, folder, commit, isSure, ...fields });
  if ("problems" in answer && !("state" in answer)) return askAgain(form, answer.problems);
  if (answer.state === "saved") {
    const done = sayings[post];
    if (done) sessionStorage.setItem("edit-said", done);
    if (answer.to && post !== "delete") location.assign(answer.to);
    else location.reload();
  } else if (answer.state === "refused") list(form, answer.problems);
  else
    say(
      answer.state === "failed"
        ? `Not done: ${answer.message}`
        : "Not done: somebody has changed this in the meantime.",
    );
}

/** Before an entry goes: who still refers to it. */
function askAgain(form: HTMLFormElement, problems: readonly ContentProblem[]): void {
  if (problems.length > 0) {
    list(form, problems);
    return;
  }
  beSure(form, "Nothing refers to it: delete it now", "Nothing refers to it. Press the button once more to delete it.");
}

/** The next press of a form's button does it. */
function beSure(form: HTMLFormElement, label: string, words: string): void {
  form.dataset.sure = "true";
  const button = form.querySelector("button");
  if (button) button.textContent = label;
  say(words);
}

function list(form: HTMLFormElement, problems: readonly ContentProblem[]): void {
  const place = form.querySelector<HTMLElement>(".problems") ?? form.appendChild(document.createElement("ul"));
  place.className = "problems";
  place.hidden = false;
  place.replaceChildren(
    ...problems.map(({ file, field, reason }) => {
      const item = document.createElement("li");
      item.textContent = `${file}: ${field}: ${reason}`;
      return item;
    }),
  );
  say("Not done; the reasons are below the button.");
}

function say(words: string): void {
  const place = document.querySelector("#said");
  if (place) place.textContent = words;
}
