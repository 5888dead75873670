import { z } from "zod";
import { SpliceError } from "../splice-yaml.ts";

/** A mark on words. */
const mark = z.object({
  type: z.enum(["strong", "em", "strike", "code", "link"]),
  attrs: z
    .object({ href: z.string().max(2000), title: z.string().max(300).nullish() })
    .partial()
    .optional(),
});
const short = z.string().max(2000).nullish();

/** What every node of a text may have; which of it counts depends on its type. */
const attributes = z.object({
  level: z.int().min(1).max(6).optional(),
  order: z.int().min(0).max(999_999_999).optional(),
  isLoose: z.boolean().optional(),
  language: z.string().max(40).nullish(),
  src: short,
  alt: short,
  title: short,
  name: z.string().max(80).optional(),
  align: z.enum(["left", "center", "right"]).nullish(),
});

export type TextMark = z.infer<typeof mark>;

/** A part of a post's text, as the editor in the browser has it: the JSON of ProseMirror. */
export interface TextNode {
  type: string;
  attrs?: z.infer<typeof attributes> | undefined;
  content?: TextNode[] | undefined;
  text?: string | undefined;
  marks?: TextMark[] | undefined;
}

const node: z.ZodType<TextNode> = z.lazy(() =>
  z.object({
    type: z.string().max(30),
    attrs: attributes.optional(),
    content: z.array(node).max(5000).optional(),
    text: z.string().max(60_000).optional(),
    marks: z.array(mark).max(8).optional(),
  }),
);

/** A block as it stands in the text that the editor began with, or another. */
const piece = z.union([z.object({ keep: z.int().min(0).max(5000) }), z.object({ node })]);

export type Piece = z.infer<typeof piece>;

const written = z.object({
  address: z.string().max(400),
  before: z.string().max(200_000),
  pieces: z.array(piece).max(3000),
  turn: z.string().max(40).optional(),
});

/** More than people nest, and what reading it can take. */
const deepest = 60;

/**
 * What an editor sent of a text.
 * @throws SpliceError for what is nested deeper than people write; ZodError for what is no text
 */
export function parseWritten(sent: unknown): z.infer<typeof written> {
  const waiting: [unknown, number][] = [[sent, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (depth > deepest) throw new SpliceError("quotations or lists are nested too deeply; flatten some of them");
    if (typeof value !== "object" || value === null) continue;
    for (const inner of Object.values(value)) waiting.push([inner, depth + 1]);
  }
  return written.parse(sent);
}
