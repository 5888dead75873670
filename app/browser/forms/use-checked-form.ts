import { type SubmitEvent, useState } from "react";
import { useNavigation } from "react-router";

/** What the server said about the last sending; each time has a revision of its own. */
export interface Answer<Problems> {
  problems: Problems;
  revision: number;
}

/**
 * Checks a form by the server's own rules before it is sent, and holds it back while there is a problem. What was found
 * here hides what the server said earlier.
 */
export function useCheckedForm<Problems extends object>(
  check: (form: FormData) => Problems,
  answer: Answer<Problems> | undefined,
) {
  const [found, setFound] = useState<Answer<Problems>>();
  const isSending = useNavigation().formMethod === "POST";
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    // A second press while the first one is under way would only cancel it and send the same.
    if (isSending) return event.preventDefault();
    const problems = check(new FormData(event.currentTarget));
    const isSound = Object.keys(problems).length === 0;
    if (!isSound) event.preventDefault();
    setFound((earlier) => (isSound ? undefined : { problems, revision: (earlier?.revision ?? 0) + 1 }));
  }
  return { onSubmit, shown: found ?? answer, isHeldBack: found !== undefined, isSending };
}
