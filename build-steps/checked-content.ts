import { readFileSync, writeFileSync } from "node:fs";
import type { Content } from "../model/content.server.ts";
import type { ReadOptions } from "../model/reading/read-options.server.ts";

/** Names the file of `keepContent` to the framework's build, which runs in a process of its own. */
export const contentVariable = "CHECKED_CONTENT";

/** Keeps what the build has read and checked, which takes seconds, so that its second process need not do it again. */
export function keepContent(file: string, content: Content): void {
  writeFileSync(file, JSON.stringify(content));
}

/** The content that the build keeps for its processes; without one it is read and checked. */
export async function checkedContent(options: ReadOptions): Promise<Content> {
  const file = process.env[contentVariable];
  if (file) return JSON.parse(readFileSync(file, "utf8"));
  const { readContent } = await import("../model/reading/read-content.server.ts");
  return readContent(options);
}
