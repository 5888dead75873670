import { type Document, isMap, type Scalar, visit, type YAMLError } from "yaml";

/** What the library's messages for frequent mistakes mean, for people who write prose. */
const remedies: [fault: RegExp, remedy: string][] = [
  [/Nested mappings|Implicit keys need/, "a text with a colon and a space after it goes into double quotes"],
  [/Missing closing ["']quote/, "a quotation mark that opens here is not closed"],
  [/Unexpected scalar at node end/, "words after a closed quotation mark; put the whole text into double quotes"],
  [/Tabs are not allowed/, "indent with spaces, not with tabs"],
  [/same column|sufficiently indented/, "the indentation differs from the lines around"],
  [/Map keys must be unique/, "this field is written twice"],
  [/Implicit map keys need/, "a field needs a colon and a space after its name"],
  [/Unquoted citation/, "a citation goes into double quotes"],
  [/call stack/, "lists or groups are nested too deeply; flatten some of them"],
  [/alias count/, "its shortened parts (&name, *name) grow beyond measure; write them out"],
  [/reserved character|Unresolved alias/, "a text that starts with this sign goes into double quotes"],
];

export interface Fault {
  /** Offset in the source. */
  at: number;
  message: string;
}

/** The first mistake in a file that YAML cannot parse (the others mostly follow from it), and where it begins. */
function yamlFault(document: Document.Parsed, source: string): Fault | undefined {
  const [error] = document.errors as YAMLError[];
  if (error) {
    const words = error.message.split("\n")[0]?.replace(/( at line \d+, column \d+)?:?$/, "") ?? "";
    return { at: openQuote(document, source, error.pos[0]) ?? error.pos[0], message: explained(words) };
  }
  let unquoted: number | undefined;
  let unresolved: number | undefined;
  visit(document, {
    // `{{id}}` without quotation marks is a map whose only key is a map.
    Map(_, { flow, items: [first], range }) {
      if (!flow || !isMap(first?.key)) return undefined;
      unquoted = range?.[0] ?? 0;
      return visit.BREAK;
    },
    Alias(_, alias) {
      if (alias.resolve(document) !== undefined) return undefined;
      unresolved = alias.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  if (unquoted !== undefined) return { at: unquoted, message: explained("Unquoted citation") };
  return unresolved === undefined ? undefined : { at: unresolved, message: explained("Unresolved alias") };
}

/** What a document says as plain data, or its first mistake: its aliases may also expand to more than fits into memory. */
export function plainYaml(document: Document.Parsed, source: string): { value: unknown; fault: Fault | undefined } {
  const fault = yamlFault(document, source);
  if (fault) return { value: {}, fault };
  try {
    return { value: document.toJS() ?? {}, fault: undefined };
  } catch (error) {
    return { value: {}, fault: { at: 0, message: explained(error instanceof Error ? error.message : String(error)) } };
  }
}

function explained(words: string): string {
  const remedy = remedies.find(([fault]) => fault.test(words))?.[1];
  return remedy ? `${remedy} (${words})` : words;
}

/** Where an unclosed multi-line quotation begins: the library notices it only at its end. */
function openQuote(document: Document.Parsed, source: string, at: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_, { type, range }: Scalar) {
      if (!type?.startsWith("QUOTE") || !range || range[0] > at || at > range[2] + 1) return;
      if (source.slice(range[0], range[1]).includes("\n")) found = range[0];
    },
  });
  return found;
}
