import { type SubmitEvent, useState } from "react";
import { useNavigation } from "react-router";

/** A form's problems, found by the server or before sending; each set has its own revision. */
export interface FormProblems<Problems> {
  problems: Problems;
  revision: number;
}

/**
 * Validates a form by the server's own rules before sending, and blocks it while there are problems. Problems found
 * here replace what the server said earlier.
 */
export function useCheckedForm<Problems extends object>(
  check: (form: FormData) => Problems,
  response: FormProblems<Problems> | undefined,
) {
  const [found, setFound] = useState<FormProblems<Problems>>();
  const isSending = useNavigation().formMethod === "POST";
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    // A second press during sending would only cancel the request and send the same again.
    if (isSending) return event.preventDefault();
    const problems = check(new FormData(event.currentTarget));
    const isSound = Object.keys(problems).length === 0;
    if (!isSound) event.preventDefault();
    setFound((earlier) => (isSound ? undefined : { problems, revision: (earlier?.revision ?? 0) + 1 }));
  }
  return { onSubmit, shown: found ?? response, isHeldBack: found !== undefined, isSending };
}
