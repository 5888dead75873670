import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll, vercelStegaEncode } from "@vercel/stega";

/** The address of a text of the content, and the value that the page got. */
interface Marked {
  /** `pages/pricing.yaml#bands.comparison.heading` */
  address: string;
  text: string;
}

/** A piece of a page's text, and the content that it comes from, if any. */
export interface Piece {
  text: string;
  address?: string;
}

/** Texts carry an invisible number, which names their field on the page. */
export function createSourceMarks() {
  const entries: Marked[] = [];
  const marks = new Map<string, string>();
  return {
    /** The text with its address, hidden behind its last letter. */
    add(text: string, address: string): string {
      const name = `${address} ${text}`;
      const mark = marks.get(name) ?? vercelStegaEncode(entries.length);
      if (!marks.has(name)) entries.push({ address, text });
      marks.set(name, mark);
      return text + mark;
    },
    /** A text of a page in pieces, without its source marks. */
    pieces: (text: string) => piecesOf(text, (number) => entries[number]),
  };
}

export type SourceMarks = ReturnType<typeof createSourceMarks>;

function piecesOf(text: string, entryAt: (number: number) => Marked | undefined): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: hidden, index } of text.matchAll(VERCEL_STEGA_REGEX)) {
    const shown = unmarked(text.slice(from, index));
    from = index + hidden.length;
    const entry = entryAt(numberIn(hidden));
    // Strip what the page prepended; if the page altered the text, keep everything.
    const own = entry && shown.endsWith(entry.text) ? entry.text : shown;
    if (own.length < shown.length) pieces.push({ text: shown.slice(0, shown.length - own.length) });
    if (own) pieces.push(entry ? { text: own, address: entry.address } : { text: own });
  }
  const rest = unmarked(text.slice(from));
  if (rest) pieces.push({ text: rest });
  return pieces;
}

function numberIn(hidden: string): number {
  try {
    return Number(vercelStegaDecodeAll(hidden)?.[0] ?? -1);
  } catch {
    // A page that cuts a text short cuts its source mark too.
    return -1;
  }
}

const leftOver =
  /[\u200b\ufeff][\u200b-\u200d\ufeff]*|[\u200b-\u200d\ufeff]{2,}|(?<=^|\s)\u200c(?=\s|$)|(?:%E2%80%8[BCD]|%EF%BB%BF){2,}/gu;

/** A text without source marks, remains of cut ones, and those in an address. */
export function unmarked(text: string): string {
  return /[\u200b\u200c\ufeff]|%8B/.test(text) ? text.replace(leftOver, "") : text;
}

export const hasMarks = (text: string) => text.includes("\u200b");
