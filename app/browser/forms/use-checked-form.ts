import { type SubmitEvent, useState } from "react";
import { useNavigation } from "react-router";

/** What is wrong with a form, by the server or before it is sent; each time has a revision of its own. */
export interface FormProblems<Problems> {
  problems: Problems;
  revision: number;
}

/**
 * Checks a form by the server's own rules before it is sent, and holds it back while there is a problem. What was found
 * here hides what the server said earlier.
 */
export function useCheckedForm<Problems extends object>(
  check: (form: FormData) => Problems,
  response: FormProblems<Problems> | undefined,
) {
  const [found, setFound] = useState<FormProblems<Problems>>();
  const isSending = useNavigation().formMethod === "POST";
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    // A second press while the first one is under way would only cancel it and send the same.
    if (isSending) return event.preventDefault();
    const problems = check(new FormData(event.currentTarget));
    const isSound = Object.keys(problems).length === 0;
    if (!isSound) event.preventDefault();
    setFound((earlier) => (isSound ? undefined : { problems, revision: (earlier?.revision ?? 0) + 1 }));
  }
  return { onSubmit, shown: found ?? response, isHeldBack: found !== undefined, isSending };
}
