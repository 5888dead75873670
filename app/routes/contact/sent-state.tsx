import type { SentEnquiry } from "./contact-words.server.ts";
import { SentDesk } from "./sent-desk.tsx";
import { WhileYouWait } from "./while-you-wait.tsx";

/** What stands in place of the form once an enquiry is stored. */
export function SentState({ sent }: { sent: SentEnquiry }) {
  return (
    <>
      <SentDesk {...sent} />
      <WhileYouWait title={sent.words.next} steps={sent.steps} />
    </>
  );
}
