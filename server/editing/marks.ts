import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll, vercelStegaEncode } from "@vercel/stega";

/** Where a text of the content stands, and as what it was handed to the page. */
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

/** Texts carry an invisible number, by which the page they end up on tells where they came from. */
export function createMarks() {
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
    /** A text of a page in pieces, without its marks. */
    pieces: (text: string) => piecesOf(text, (number) => entries[number]),
  };
}

export type Marks = ReturnType<typeof createMarks>;

function piecesOf(text: string, entryAt: (number: number) => Marked | undefined): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: hidden, index } of text.matchAll(VERCEL_STEGA_REGEX)) {
    const shown = unmarked(text.slice(from, index));
    from = index + hidden.length;
    const entry = entryAt(numberIn(hidden));
    // What the page put before the text is not the text's; where the page has changed the text itself, all of it is.
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
    // A page that cuts a text short cuts its mark too.
    return -1;
  }
}

const leftOver =
  /[\u200b\ufeff][\u200b-\u200d\ufeff]*|[\u200b-\u200d\ufeff]{2,}|(?<=^|\s)\u200c(?=\s|$)|(?:%E2%80%8[BCD]|%EF%BB%BF){2,}/gu;

/** A text without marks, what is left of cut ones, and those that went into an address. */
export function unmarked(text: string): string {
  return /[\u200b\u200c\ufeff]|%8B/.test(text) ? text.replace(leftOver, "") : text;
}

export const hasMarks = (text: string) => text.includes("\u200b");
