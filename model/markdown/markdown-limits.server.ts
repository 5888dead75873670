import type { Data, Processor } from "unified";

/** Far more than people write: a long piece has 30,000 characters in 400 lines, and reading it takes 100,000 steps. */
const most = {
  characters: 60_000,
  lines: 2000,
  bars: 3000,
  ampersands: 1000,
  cells: 5000,
  /** Of the last quotation or list that a line opens; each takes a column at least. */
  column: 40,
  steps: 2_000_000,
} as const;
/** Where an address may end, so that each of them is looked at from each. */
const longEnding = /[!"&'),.:;<>?\]_~]{200}/;

/** A text that would take too long to read, or to show; the message is for its author. */
export class MarkdownLimitError extends Error {
  /** Counted from the first line of the text. */
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** The text that is being read, what that has taken so far, and the brackets that are open in its present paragraph. */
let reading: { source: string; steps: number; paragraph: unknown; open: number } | undefined;

/**
 * Reads with the limits of {@link limitedMarkdown}.
 * @throws MarkdownLimitError
 */
export function withinLimits<Tree extends Node>(source: string, parse: (source: string) => Tree): Tree {
  refuseMore(source.length, "characters", most.characters, "make two texts of it");
  refuseMore(source.split("\n").length, "lines", most.lines, "make two texts of it");
  refuseMore(source.split("|").length - 1, "signs |", most.bars, "make its tables smaller");
  refuseMore(source.split("&").length - 1, "signs &", most.ampersands, "write and");
  const ending = longEnding.exec(source);
  if (ending)
    throw new MarkdownLimitError(
      `has 200 punctuation marks in a row, ${ending[0].slice(0, 5)}…; write fewer`,
      source.slice(0, ending.index).split("\n").length,
    );
  reading = { source, steps: 0, paragraph: undefined, open: 0 };
  try {
    const tree = parse(source);
    refuseCells(tree);
    return tree;
  } finally {
    reading = undefined;
  }
}

/**
 * Counts what the parser does for one text, and stops it. Its time grows with the square of what a paragraph holds: each
 * sign that may close something looks for what it closes, and each that opens something looks for its end.
 */
export function limitedMarkdown(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    {
      document: constructs("+-*>0123456789", refuseDepth),
      text: {
        ...constructs(lettersAndDigits, countWord, startsWord),
        ...constructs("*_~![]<", countSign),
        ...constructs("`", countSign, startsRun),
      },
    },
  ];
}

export type MarkdownExtension = NonNullable<Data["micromarkExtensions"]>[number];
type Constructs = NonNullable<MarkdownExtension["text"]>;
type Construct = Exclude<NonNullable<Constructs[number]>, readonly unknown[]>;
type Tokenizing = ThisParameterType<Construct["tokenize"]>;
type Previous = NonNullable<Construct["previous"]>;

const lettersAndDigits = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

// Where one of our constructs is tried, the parser tries its own too, so these are no looser than those.
const startsWord: Previous = (before) => before === null || !/[A-Za-z0-9]/.test(String.fromCharCode(before));
const startsRun: Previous = function (before) {
  return before !== 96 || this.events.at(-1)?.[1].type === "characterEscape";
};

/** Constructs that look at the parser's state and never match. */
function constructs(signs: string, look: (tokenizing: Tokenizing, sign: string) => void, previous?: Previous) {
  const construct = (sign: string): Construct => ({
    name: "limit",
    ...(previous && { previous }),
    tokenize(_effects, _ok, nok) {
      return (code) => {
        look(this, sign);
        return nok(code);
      };
    },
  });
  return Object.fromEntries(Array.from(signs, (sign) => [sign.charCodeAt(0), construct(sign)]));
}

function refuseDepth({ now }: Tokenizing): void {
  const { line, column } = now();
  if (column <= most.column) return;
  throw new MarkdownLimitError("quotations or lists are nested too deeply; flatten some of them", line);
}

function countSign(paragraph: Tokenizing, sign: string): void {
  if (!reading) return;
  const { offset } = paragraph.now();
  const isOpening = sign === "[" || (sign === "!" && reading.source[offset + 1] === "[");
  const open = reading.paragraph === paragraph ? reading.open : 0;
  Object.assign(reading, { paragraph, open: Math.max(0, open + Number(isOpening) - Number(sign === "]")) });
  count(paragraph, paragraph.events.length + lookedAt(reading.source, offset, sign));
}

/** In an open bracket, each word may be an address, so what came before is looked through. */
function countWord(paragraph: Tokenizing): void {
  if (reading?.paragraph === paragraph && reading.open > 0) count(paragraph, paragraph.events.length);
}

function count({ now }: Tokenizing, steps: number): void {
  if (!reading) return;
  reading.steps += steps;
  if (reading.steps <= most.steps) return;
  throw new MarkdownLimitError(
    "has so many signs such as * [ < and ` that reading it takes too long; divide its paragraphs, or put what is not Markdown into a block of code",
    now().line,
  );
}

/** How far the parser looks ahead for the end of what may begin here. */
function lookedAt(source: string, offset: number, sign: string): number {
  const blank = source.indexOf("\n\n", offset);
  const end = blank === -1 ? source.length : blank;
  if (sign === "`") return closingTicks(source, offset, end) - offset;
  const closing = sign === "<" ? ">" : sign === "]" && source[offset + 1] === "(" ? ")" : undefined;
  if (closing === undefined) return 0;
  const found = source.indexOf(closing, offset);
  return (found === -1 ? end : Math.min(found, end)) - offset;
}

/** The end of the next run of as many backticks as begin here. */
function closingTicks(source: string, offset: number, end: number): number {
  const runEnd = (from: number) => {
    let at = from;
    while (source[at] === "`") at++;
    return at;
  };
  const length = runEnd(offset) - offset;
  for (let at = offset + length; ; ) {
    const from = source.indexOf("`", at);
    if (from === -1 || from >= end) return end;
    at = runEnd(from);
    if (at - from === length) return at;
  }
}

function refuseMore(count: number, what: string, limit: number, remedy: string): void {
  if (count > limit) throw new MarkdownLimitError(`has ${count} ${what}, and a text may have ${limit}; ${remedy}`, 1);
}

interface Node {
  type: string;
  children?: readonly Node[];
  position?: { start: { line: number } } | undefined;
}

/** A row of a table is shown with the cells of its head, however few it has. */
function refuseCells(tree: Node): void {
  let cells = 0;
  const waiting: Node[] = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const rows = node.type === "table" ? (node.children ?? []) : [];
    cells += rows.length * (rows[0]?.children?.length ?? 0);
    if (cells > most.cells)
      throw new MarkdownLimitError(
        `has tables of more than ${most.cells} cells; make them smaller`,
        node.position?.start.line ?? 1,
      );
    waiting.push(...(node.children ?? []));
  }
}
