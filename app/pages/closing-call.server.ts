import type { Tone } from "#app/bands/band-words.server.ts";
import type { ShownCall } from "#app/bands/call-to-action/data.server.ts";

interface ClosingWords {
  title: string;
  text: string;
  action: { label: string; url: string };
}

/** The last band of a page whose file is not a list of bands. */
export function closingCall({ title, text, action }: ClosingWords, tone: Tone): ShownCall {
  const empty = { links: [], slots: [], quote: undefined };
  const role = "call-to-action";
  return { ...empty, role, shape: role, tone, rhythm: "compact", heading: title, lead: [text], action };
}
