/** The parts of a parsed Markdown tree that its checks read. */
export interface MarkdownNode {
  type: string;
  value?: string;
  alt?: string | null;
  meta?: string | null;
  identifier?: string;
  depth?: number;
  ordered?: boolean | null;
  start?: number | null;
  children?: readonly MarkdownNode[];
  position?: { start: { line: number; offset?: number }; end: { line: number; offset?: number } } | undefined;
}

export interface MarkdownFault {
  /** Counted from the first line of the text. */
  line: number;
  message: string;
}

/** A node and all below it. */
export function flatten(node: MarkdownNode): MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}
