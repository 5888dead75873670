import { z } from "zod";
import { cannotStore, isUnstorableText } from "../database/storage-failure.ts";
import { QueueFull } from "../http/queue.ts";
import { reportFailure } from "../watch/report-failure.ts";
import { NewEntryError } from "./new-entry.ts";
import { SpliceError } from "./splice-yaml.ts";

export interface Refusal {
  status: 400 | 409 | 500 | 503;
  message: string;
  headers: Record<string, string>;
}

/** The response to a request that failed; what the operator has to fix goes into the log. */
export function answerToFailure(error: Error): Refusal {
  if (error instanceof SpliceError || error instanceof NewEntryError)
    return { status: 409, message: error.message, headers: {} };
  if (error instanceof z.ZodError || error instanceof SyntaxError || isUnstorableText(error))
    return { status: 400, message: "The request cannot be read.", headers: {} };
  const soon = { "Retry-After": "10" };
  if (error instanceof QueueFull)
    return { status: 503, message: "Too many requests at once. Try again in a moment.", headers: soon };
  if (cannotStore(error)) {
    reportFailure("What an editor sent could not be stored", error);
    return {
      status: 503,
      message: "The database cannot store anything at the moment; nothing was changed.",
      headers: soon,
    };
  }
  console.error(error);
  return { status: 500, message: "Something went wrong; nothing was saved.", headers: {} };
}
