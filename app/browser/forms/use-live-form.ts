import { type FocusEvent, type InputEvent, useState } from "react";
import { type FormProblems, useCheckedForm } from "./use-checked-form.ts";

type Problems = Readonly<Record<string, string | undefined>>;
type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a form with per-field validation needs besides its words and values. */
export type LiveForm<Found extends Problems> = ReturnType<typeof useLiveForm<Found>>;

/** A form validated before sending, and field by field while it is filled in. */
export function useLiveForm<Found extends Problems>(
  check: (form: FormData) => Found,
  response: FormProblems<Found> | undefined,
) {
  const { shown, ...checked } = useCheckedForm(check, response);
  /** What blocked the last submission. */
  const problems: Partial<Found> = shown?.problems ?? {};
  const revision = shown?.revision ?? 0;
  return { ...checked, problems, revision, ...useLiveProblems(check, problems, revision) };
}

/**
 * The current problems by field. Starts from the last submission's, withdraws a complaint while its field is being
 * corrected, and judges typed text when another text field gains focus. Not when a button or tick box is pressed: the
 * message that appears would move it from under the pointer.
 */
function useLiveProblems(check: (form: FormData) => Problems, said: Problems, revision: number) {
  const [seen, setSeen] = useState<{ revision: number; problems: Problems }>();
  const later = seen?.revision === revision ? seen.problems : undefined;
  const problems: Problems = { ...said, ...later };
  function look(form: HTMLFormElement, name: string) {
    const found = check(new FormData(form))[name];
    if (found !== problems[name]) setSeen({ revision, problems: { ...later, [name]: found } });
  }
  return {
    atFields: problems,
    onInput({ target, currentTarget }: InputEvent<HTMLFormElement>) {
      // What is wrong with files shows as they are chosen: sending them takes long.
      if (isControl(target) && (problems[target.name] || target.type === "file")) look(currentTarget, target.name);
    },
    onBlur({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) {
      if (isText(target) && isText(relatedTarget) && target.value.trim()) look(currentTarget, target.name);
    },
  };
}

function isControl(target: EventTarget | null): target is TextControl {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

function isText(target: EventTarget | null): target is TextControl {
  return isControl(target) && target.type !== "checkbox" && target.type !== "radio";
}
