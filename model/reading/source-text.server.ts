/** Far more than a file of words holds; everything that reads one may take so long. */
const [mostBytes, mostLines] = [256_000, 4000];

/**
 * What a file's bytes say, with its byte order mark and its own line ends.
 * @throws RangeError if they are not UTF-8, or too many
 */
export function rawOfBytes(bytes: Uint8Array): string {
  if (bytes.length > mostBytes) {
    const size = Math.ceil(bytes.length / 1000);
    throw new RangeError(`has ${size} kB, and a file of the content may have ${mostBytes / 1000}; make several of it`);
  }
  const raw = decoded(bytes);
  const lines = raw.split("\n").length;
  if (lines > mostLines)
    throw new RangeError(`has ${lines} lines, and a file of the content may have ${mostLines}; make several of it`);
  return raw;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new RangeError("is not saved as UTF-8; save it again with this encoding");
  }
}

/** A file's text as it is compared and changed: without byte order mark, and with line feeds only. */
export function textOfRaw(raw: string): string {
  return raw.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
}

/** The parts of a content file's source, and where each starts in it. */
export interface SourceParts {
  /** The fields, as YAML. */
  head: string;
  headAt: number;
  /** The text of a post, below its fields. */
  body: string | undefined;
  bodyAt: number;
}

/** A file's fields and, in a post, its text, however its lines end; undefined for a post without fields between two lines of ---. */
export function partsOfSource(source: string, file: string): SourceParts | undefined {
  if (!file.endsWith(".md")) return { head: source, headAt: 0, body: undefined, bodyAt: source.length };
  const opening = /^\ufeff?---[ \t]*\r?\n/.exec(source)?.[0];
  if (opening === undefined) return undefined;
  const headAt = opening.length;
  const closing = /\r?\n---[ \t]*(?:\r?\n|$)/.exec(source.slice(headAt - 1));
  if (!closing || closing.index === 0) return undefined;
  const head = source.slice(headAt, headAt - 1 + closing.index);
  const below = headAt - 1 + closing.index + closing[0].length;
  const blank = /^\s*\n/.exec(source.slice(below))?.[0] ?? "";
  return { head, headAt, body: source.slice(below + blank.length), bodyAt: below + blank.length };
}

/** A post's fields or a whole file of fields, for look-ups before validation. */
export function headOfSource(source: string, file: string): string {
  return partsOfSource(source, file)?.head ?? source;
}
