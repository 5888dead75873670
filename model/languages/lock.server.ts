import { createHash } from "node:crypto";
import { z } from "zod";
import { ownValue } from "#shared/own-value.ts";
import type { ContentProblem } from "../reading/content-error.server.ts";
import { readText } from "../reading/content-files.server.ts";
import { parsedYaml } from "../reading/parsed-file.server.ts";

const lockedSchema = z.strictObject({
  /** Hash of the source text that was translated. */
  source: z.string(),
  by: z.enum(["human", "machine"]),
  /** Who has read the translation. */
  reader: z.string().optional(),
  /** When it was written or read, as YYYY-MM-DD. */
  day: z.string().optional(),
});
const lockSchema = z.record(z.string(), z.record(z.string(), lockedSchema)).nullable();

export type Locked = z.infer<typeof lockedSchema>;
/** By file below the language's folder, such as `pages/faq.yaml`, then by field. */
export type Lock = Record<string, Record<string, Locked>>;

export const lockFile = (code: string) => `content/${code}/lock.yaml`;

/** The lock of a language; empty without a file. A lock that cannot be read is a problem. */
export function readLock(root: string, code: string, problems: ContentProblem[]): Lock {
  const file = lockFile(code);
  const { value, fault } = parsedYaml(textOf(root, file)) ?? {};
  const parsed = lockSchema.safeParse(value ?? null);
  if (!fault && parsed.success) return parsed.data ?? {};
  const [issue] = parsed.error?.issues ?? [];
  const reason = fault?.message ?? `${issue?.message}; npm run translate writes this file, so restore the last one`;
  problems.push({ file, field: issue?.path.join(".") ?? "", reason });
  return {};
}

function textOf(root: string, file: string): string {
  try {
    return readText(root, file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

export function lockedOf(lock: Lock, file: string, field: string): Locked | undefined {
  return ownValue(ownValue(lock, file) ?? {}, field);
}

/** How a text is told from a later one; blanks and line ends make no difference. */
export function hashOfText(text: string): string {
  return createHash("sha256").update(text.trim().replace(/\s+/g, " ")).digest("hex").slice(0, 12);
}
