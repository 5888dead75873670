/** A text with what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Puts a sign before and after the selected words, or takes it away. */
export function withMark({ text, start, end }: Selected, sign: "**" | "*" | "`"): Selected {
  const [before, words, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(sign) && after.startsWith(sign))
    return {
      text: before.slice(0, -sign.length) + words + after.slice(sign.length),
      start: start - sign.length,
      end: end - sign.length,
    };
  const shown = words || "words";
  // A sign beside a space would be read as a sign.
  const [, lead = "", core = "", tail = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(shown) ?? [];
  const from = start + lead.length + sign.length;
  return { text: before + lead + sign + core + sign + tail + after, start: from, end: from + core.length };
}

/** Makes the selected words a link, and selects where it leads. */
export function withLink({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end) || "words";
  const target = "/contact";
  const from = start + words.length + 3;
  return {
    text: `${text.slice(0, start)}[${words}](${target})${text.slice(end)}`,
    start: from,
    end: from + target.length,
  };
}

const openings = /^(#{2,4} |[-*] |\d+\. |> )/;

/** Begins each selected line as a heading, an entry of a list or a quotation, or as plain words again. */
export function withOpening({ text, start, end }: Selected, opening: "## " | "- " | "1. " | "> "): Selected {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const stop = text.indexOf("\n", end);
  const to = stop < 0 ? text.length : stop;
  const lines = text.slice(from, to).split("\n");
  const isThere = lines.every((line) => line.startsWith(opening) || (opening === "1. " && /^\d+\. /.test(line)));
  const changed = lines
    .map((line, index) => {
      const plain = line.replace(openings, "");
      if (isThere) return plain;
      return opening === "1. " ? `${index + 1}. ${plain}` : opening + plain;
    })
    .join("\n");
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}
