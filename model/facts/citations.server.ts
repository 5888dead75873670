import { type Form, forms } from "./format-value.server.ts";

/** A citation in a text: `{{crew-week:short}}`. */
export interface Citation {
  /** What it names: a fact (`crew-week`) or a field of an entry (`cases/its-name.weeks`). */
  subject: string;
  form?: Form | undefined;
  /** A form that does not exist, as written. */
  unknownForm?: string | undefined;
}

interface Mark {
  from: number;
  to: number;
  /** What stands between the braces of a citation; `undefined` for code and escaped braces. */
  inside?: string | undefined;
}

/** Where code, escaped braces and citations may begin; no match can run past its line or a brace, so reading takes linear time. */
const beginnings = /^(?:`{3,}|~{3,})[^\n]*$|`+|\\\{\{|\{\{([^{}\n]*)\}\}/gm;

/** Code, escaped braces and citations, in order. Braces in code are left alone: in fences, and between backticks. */
function marksOf(text: string): Mark[] {
  const found: Mark[] = [];
  const ticks = runsOfTicks(text);
  beginnings.lastIndex = 0;
  for (let match = beginnings.exec(text); match; match = beginnings.exec(text)) {
    const [whole, inside] = match;
    const from = match.index;
    const to = endOf(whole, from);
    if (to === undefined) continue;
    found.push({ from, to, inside });
    beginnings.lastIndex = to;
  }
  return found;

  function endOf(whole: string, from: number): number | undefined {
    const end = from + whole.length;
    const [fence] = /^(?:`{3,}|~{3,})/.exec(whole) ?? [];
    if (fence && (from === 0 || text[from - 1] === "\n")) return endOfFence(fence, end);
    if (whole.startsWith("`")) return ticks(whole.length, end);
    return end;
  }

  function endOfFence(fence: string, from: number): number {
    const closing = text.indexOf(`\n${fence}`, from);
    const lineEnd = closing === -1 ? -1 : text.indexOf("\n", closing + 1);
    return lineEnd === -1 ? text.length : lineEnd;
  }
}

/** Finds the end of the first run of so many backticks after a place; asked with places that only grow. */
function runsOfTicks(text: string): (length: number, after: number) => number | undefined {
  const endsByLength = new Map<number, number[]>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const ends = endsByLength.get(run.length) ?? [];
    endsByLength.set(run.length, ends);
    ends.push(index + run.length);
  }
  const passed = new Map<number, number>();
  return (length, after) => {
    const ends = endsByLength.get(length) ?? [];
    let next = passed.get(length) ?? 0;
    while (next < ends.length && (ends[next] ?? 0) <= after) next++;
    passed.set(length, next);
    return ends[next];
  };
}

/** Replaces every citation of a text, outside code; `\{{` stays as two braces. */
export function replaceCitations(text: string, replace: (citation: Citation) => string): string {
  if (!text.includes("{{")) return text;
  return withMarks(text, ({ from, to, inside }) => {
    const whole = text.slice(from, to);
    if (whole === "\\{{") return "{{";
    return inside === undefined ? whole : replace(parseCitation(inside));
  });
}

/** The text without its citations and code, for checks of what is typed. */
export function withoutCitations(text: string): string {
  return withMarks(text, ({ from, to }) => " ".repeat(to - from));
}

function withMarks(text: string, write: (mark: Mark) => string): string {
  const pieces: string[] = [];
  let at = 0;
  for (const mark of marksOf(text)) {
    pieces.push(text.slice(at, mark.from), write(mark));
    at = mark.to;
  }
  return pieces.join("") + text.slice(at);
}

/** The citation that is the whole text and asks for a bare number: `{{happy-clients:number}}`, `{{port:from:number}}`. */
export function numberCitation(text: string): { subject: string; end: "from" | "to" | undefined } | undefined {
  const whole = text.trim();
  if (!whole.startsWith("{{") || !whole.endsWith("}}")) return undefined;
  const [subject = "", ...rest] = whole
    .slice(2, -2)
    .split(":")
    .map((part) => part.trim());
  if (!subject || /[{}]/.test(subject)) return undefined;
  if (rest.length === 1 && rest[0] === "number") return { subject, end: undefined };
  const [end, form] = rest;
  return rest.length === 2 && form === "number" && (end === "from" || end === "to") ? { subject, end } : undefined;
}

/** `crew-week:short` in its parts. */
export function parseCitation(inside: string): Citation {
  const [subject = "", form] = inside.split(":").map((part) => part.trim());
  if (form === undefined) return { subject };
  const known = forms.find((name) => name === form);
  return known ? { subject, form: known } : { subject, unknownForm: form };
}
