import { isolated } from "#shared/direction.ts";

/** One mail as data; both of its parts are made from it. */
export interface Mail {
  subject: string;
  title: string;
  parts: readonly Part[];
  /** The sender, in small print. */
  foot: string;
}

export type Part =
  | { kind: "text"; text: string }
  | { kind: "rows"; rows: readonly Row[] }
  | { kind: "quote"; title: string; text: string }
  | { kind: "link"; label: string; url: string; isMain?: boolean };

export interface Row {
  label: string;
  value: string;
  /** Whether a visitor typed the value. */
  isTyped?: boolean | undefined;
}

/** The part for mail clients that show no HTML. */
export function mailText({ title, parts, foot }: Mail): string {
  return `${[title, ...parts.map(partText), `-- \n${foot}`].join("\n\n")}\n`;
}

function partText(part: Part): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "rows":
      return part.rows.map(rowText).join("\n");
    case "quote":
      return `${part.title}:\n${part.text
        .split("\n")
        .map((line) => `> ${isolated(line)}`)
        .join("\n")}`;
    case "link":
      return `${isolated(part.label)}:\n${part.url}`;
  }
}

/** A question keeps its question mark. */
function asHead(label: string): string {
  return label.endsWith("?") ? label : `${label}:`;
}

function rowText({ label, value, isTyped }: Row): string {
  const line = value.replaceAll("\n", ", ");
  return `${asHead(label)} ${isTyped ? isolated(line) : line}`;
}
