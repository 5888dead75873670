import { FocusPanel } from "#app/ui/focus-panel.tsx";
import type { NoticeWords, WayWords } from "#model/site/form-words.server.ts";
import type { FormResponse } from "#shared/form-response.ts";
import { telephoneLink } from "#shared/format.ts";
import { MailWithText } from "./mail-with-text.tsx";

interface RefusalNoticeProps {
  words: { notices: NoticeWords; ways: WayWords };
  response: FormResponse<unknown, unknown>;
  ways: { mail: string; phone: string };
  /** Prefills the mail link, so that nothing has to be typed twice. */
  body: string;
}

/** Says why a valid form was not accepted, what to do, and how else to reach us. */
export function RefusalNotice({ words, response, ways, body }: RefusalNoticeProps) {
  const { refusal, waitMinutes = 1, revision } = response;
  if (!refusal) return null;
  const { title, text } = words.notices[refusal] ?? words.notices.unavailable;
  const { minute, minutes } = words.ways;
  const wait = waitMinutes === 1 ? minute : minutes.replace("{count}", String(waitMinutes));
  return (
    <FocusPanel id="unsent" kind="notice" title={title} revision={revision}>
      <p>{text.replace("{wait}", wait)}</p>
      {refusal !== "too-fast" && refusal !== "stale" && <OtherWays words={words.ways} ways={ways} body={body} />}
    </FocusPanel>
  );
}

function OtherWays({ words, ways, body }: { words: WayWords } & Pick<RefusalNoticeProps, "ways" | "body">) {
  return (
    <p>
      {words.mail} <MailWithText mail={ways.mail} words={words} text={body} />. {words.phone}{" "}
      <a href={telephoneLink(ways.phone)}>{ways.phone}</a>.
    </p>
  );
}
