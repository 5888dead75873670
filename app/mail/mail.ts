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
  | { kind: "rows"; rows: readonly { label: string; value: string }[] }
  | { kind: "quote"; title: string; text: string }
  | { kind: "link"; label: string; url: string; isMain?: boolean };

/** The part for mail clients that show no HTML. */
export function mailText({ title, parts, foot }: Mail): string {
  return `${[title, ...parts.map(partText), `-- \n${foot}`].join("\n\n")}\n`;
}

function partText(part: Part): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "rows":
      return part.rows.map(({ label, value }) => `${asHead(label)} ${value.replaceAll("\n", ", ")}`).join("\n");
    case "quote":
      return `${part.title}:\n${part.text.replace(/^/gm, "> ")}`;
    case "link":
      return `${part.label}:\n${part.url}`;
  }
}

/** A question keeps its own mark. */
function asHead(label: string): string {
  return label.endsWith("?") ? label : `${label}:`;
}
