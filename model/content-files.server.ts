import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { ContentProblem } from "./content-error.server.ts";

/** The entries of a kind: one file each, whose name without ending is the slug. */
export function entryFiles(root: string, folder: string): { slug: string; file: string }[] {
  const ending = folder === "blog" ? ".md" : ".yaml";
  return readdirSync(join(root, "content", folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({ slug: name.slice(0, -ending.length), file: `content/${folder}/${name}` }));
}

/** Reads and checks one file; what is wrong with it joins the problems. */
export function readChecked<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  problems: ContentProblem[],
): z.infer<Schema> | undefined {
  const source = readSource(root, file);
  if (source === undefined) {
    problems.push({ file, field: "", reason: "this file is missing" });
    return undefined;
  }
  const isMarkdown = file.endsWith(".md");
  const [, head = "", body = ""] = isMarkdown ? (/^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []) : ["", source];
  if (isMarkdown && head === "") {
    problems.push({ file, field: "", reason: "must start with fields between two lines of ---" });
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines, uniqueKeys: true });
  if (document.errors.length > 0) {
    // The fields of a post begin on its second line.
    const skipped = isMarkdown ? 1 : 0;
    const reason = document.errors.map(
      (error) => `line ${(error.linePos?.[0].line ?? 1) + skipped}: ${error.message.split("\n")[0]?.replace(/:$/, "")}`,
    );
    problems.push({ file, field: "", reason: `cannot be read as YAML, ${reason.join("; ")}` });
    return undefined;
  }
  const value: unknown = document.toJS() ?? {};
  const parsed = schema.safeParse(isMarkdown ? { ...(value as object), body } : value);
  if (parsed.success) return parsed.data;
  problems.push(...parsed.error.issues.map((issue) => ({ file, field: issue.path.join("."), reason: issue.message })));
  return undefined;
}

function readSource(root: string, file: string): string | undefined {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return undefined;
  }
}
