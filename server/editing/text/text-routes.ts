import type { Hono } from "hono";
import type { ContentProblem } from "#model/reading/content-error.server.ts";
import type { WorkspaceEnv } from "../at-work.ts";
import { parseAddress } from "../changes.ts";
import { statuses } from "../collection-routes.ts";
import { partsOf } from "../splice-source.ts";
import { SpliceError } from "../splice-yaml.ts";
import { standingOf, type Workspace } from "../workspaces.ts";
import { blocksOver, composeText, unwritten } from "./compose-text.ts";
import { parseWritten, type TextNode } from "./text-nodes.ts";

/** A post's text as the editor in the browser begins with it. */
export interface WrittenText {
  address: string;
  /** As the draft has it: what the numbers of kept blocks count in. */
  before: string;
  blocks: { node: TextNode; at: number | null }[];
  /** Whether somebody else has changed it since the editor wrote what is kept beside the draft. */
  isClashing: boolean;
}

/** A message of the check, with the block of the text that it is about. */
export interface TextProblem extends ContentProblem {
  block: number | null;
}

/** The text of a post as a whole: its blocks, and new ones in the place of those that have been changed. */
export function addTextRoutes(app: Hono<WorkspaceEnv>): void {
  app.get("/text", async ({ req, json, var: { workspace } }) => {
    const address = req.query("at") ?? "";
    const before = textAt(workspace, address).body;
    const { held } = await workspace.drafts.read();
    const own = held.find((value) => value.address === address);
    const shown = typeof own?.value === "string" ? own.value : before;
    const blocks = shown.startsWith(unwritten) ? [] : blocksOver(before, shown);
    return json<WrittenText>({ address, before, blocks, isClashing: own !== undefined && own.before !== before });
  });
  app.post("/text", async (c) => {
    const { workspace } = c.var;
    const { address, before, pieces, turn } = parseWritten(await c.req.json());
    const { above } = textAt(workspace, address);
    const { text, at, starts } = composeText(before, pieces);
    const outcome = await workspace.writer.save({ address, before, value: text, turn });
    if (outcome.state !== "saved") c.set("act", "kept a text beside the draft");
    const standing = await standingOf(workspace);
    if (outcome.state === "saved") return c.json({ ...outcome, before: text, at, standing });
    if (outcome.state === "conflict") return c.json({ ...outcome, standing }, statuses.conflict);
    const problems = outcome.problems.map((problem): TextProblem => {
      const block = blockOf(problem, { text, starts, above });
      return { ...problem, block: block < 0 ? null : block };
    });
    return c.json({ ...outcome, problems, standing }, statuses.refused);
  });
}

/**
 * The text at an address, as the draft has it.
 * @throws SpliceError for what is not the text of a post
 */
function textAt({ site }: Workspace, address: string) {
  const { file, path } = parseAddress(address);
  if (!file.endsWith(".md") || path.join() !== "body") throw new SpliceError("this is not the text of a post");
  const { text } = site.read(file);
  const { body = "", bodyAt } = partsOf(text, file);
  return { body, above: text.slice(0, bodyAt).split("\n").length - 1 };
}

interface Written {
  text: string;
  starts: readonly number[];
  /** How many lines of the file stand above it. */
  above: number;
}

/** Which block a message is about, by its line of the file or the words that it quotes; -1 where it does not say. */
function blockOf({ reason }: ContentProblem, { text, starts, above }: Written): number {
  const line = /^line (\d+): /.exec(reason)?.[1];
  if (line !== undefined) {
    const place = text.split("\n", Number(line) - above - 1).join("\n").length + 1;
    return starts.findLastIndex((start) => start <= place);
  }
  const quoted = /"([^"]+)"/.exec(reason)?.[1];
  if (quoted === undefined) return -1;
  return starts.findIndex((start, at) =>
    text
      .slice(start, starts[at + 1])
      .replaceAll("\\", "")
      .includes(quoted),
  );
}
