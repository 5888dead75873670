import type { z } from "zod";
import type { Translation } from "../languages/translation.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import type { ReadMemory } from "./read-memory.server.ts";

export interface ReadOptions {
  /** Folder that holds `content/`, `brand/` and `public/`. */
  root: string;
  /** Also reads drafts and posts of later days. */
  preview?: boolean;
  /** The day of the build as YYYY-MM-DD. */
  today?: string;
  /** Sees every file's schema and value, undefined if unsound, and may give another value in its place. */
  each?: EachFile;
  /** Kept from one reading to the next, it spares checking what has not changed; the outcome is the same. */
  memory?: ReadMemory;
  /** Takes what still says TODO; without it, that is a problem. */
  unwritten?: ContentProblem[];
  /** Sees each translation when it has been read. */
  seen?: (translation: Translation) => void;
}

export type EachFile = <Value>(file: string, schema: z.ZodType, value: Value) => Value;
