import { type Form, forms } from "./format-value.server.ts";

/** A citation in a text: `{{crew-week:short}}`. */
export interface Citation {
  /** What it names: a fact (`crew-week`) or a field of an entry (`cases/its-name.weeks`). */
  subject: string;
  form?: Form | undefined;
  /** A form that does not exist, as written. */
  unknownForm?: string | undefined;
}

// Code comes first, so that braces in it are left alone: fences, then spans between backticks; then braces that are meant.
const marks = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^\1[^\n]*$|$(?![\s\S]))|(`+)[^`][\s\S]*?\2|\\\{\{|\{\{([^{}\n]*)\}\}/gm;

/** Replaces every citation of a text, outside code; `\{{` stays as two braces. */
export function replaceCitations(text: string, replace: (citation: Citation) => string): string {
  if (!text.includes("{{")) return text;
  return text.replace(marks, (whole: string, _fence, _ticks, inside: string | undefined) => {
    if (whole === "\\{{") return "{{";
    return inside === undefined ? whole : replace(parseCitation(inside));
  });
}

/** The text without its citations and code, for checks of what is typed. */
export function withoutCitations(text: string): string {
  return text.replace(marks, (whole) => " ".repeat(whole.length));
}

/** The citation that is the whole text and asks for a bare number: `{{happy-clients:number}}`, `{{port:from:number}}`. */
export function numberCitation(text: string): { subject: string; end: "from" | "to" | undefined } | undefined {
  const [, subject, end] = /^\s*\{\{\s*([^{}:]+?)\s*(?::(from|to))?:number\s*\}\}\s*$/.exec(text) ?? [];
  return subject === undefined ? undefined : { subject, end: end as "from" | "to" | undefined };
}

/** `crew-week:short` in its parts. */
export function parseCitation(inside: string): Citation {
  const [subject = "", form] = inside.split(":").map((part) => part.trim());
  if (form === undefined) return { subject };
  const known = forms.find((name) => name === form);
  return known ? { subject, form: known } : { subject, unknownForm: form };
}
