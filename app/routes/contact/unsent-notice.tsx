import { FocusPanel } from "#app/ui/focus-panel.tsx";
import type { Pages } from "#model/read-content.server.ts";
import type { Enquiry } from "#shared/enquiry.ts";
import { telephoneLink } from "#shared/format.ts";

interface UnsentNoticeProps {
  words: Pages["contact"]["unavailable"];
  enquiry: Enquiry;
  ways: { mail: string; phone: string };
  stamp: number;
}

/** Says that nothing was sent, and opens the ways that work with the text in them. */
export function UnsentNotice({ words, enquiry, ways, stamp }: UnsentNoticeProps) {
  const body = [enquiry.message, "", enquiry.name, enquiry.company].join("\n").trim();
  const mail = `mailto:${ways.mail}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(body)}`;
  return (
    <FocusPanel id="unsent" kind="notice" title={words.title} stamp={stamp}>
      <p>{words.text}</p>
      <p>
        {words.mail} <a href={mail}>{ways.mail}</a>. {words.phone} <a href={telephoneLink(ways.phone)}>{ways.phone}</a>.
      </p>
    </FocusPanel>
  );
}
