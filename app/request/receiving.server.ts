import { createContext, data, type RouterContextProvider } from "react-router";
import { type FormResponse, type Refusal, readFormToken } from "#shared/form-response.ts";
import type { FormName, Outcome, Posted, Receiving, Sending } from "#shared/receiving.ts";

/** The service that stores submissions; null while prerendering. */
export const receivingContext = createContext<Receiving | null>(null);

/** The IP address of the request. */
export const addressContext = createContext("");

/** What came in the body of a form beside its fields. */
export const postedContext = createContext<Posted | undefined>(undefined);

type Context = Readonly<RouterContextProvider>;

export function receivingOf(context: Context): Receiving {
  const receiving = context.get(receivingContext);
  if (!receiving) throw new Error("A page that stores something cannot be prerendered");
  return receiving;
}

/** The fields of a post; none if it has no body. */
export async function fieldsOf(request: Request): Promise<FormData> {
  return request.headers.has("Content-Type") ? request.formData() : new FormData();
}

/** What a posted form says about its own submission. */
export function sendingOf(context: Context, form: FormData): Sending {
  return { address: context.get(addressContext), token: readFormToken(form), posted: context.get(postedContext) };
}

type NotTaken = Exclude<Outcome, { kind: "received" }>;

/** Responds with the form again: 422 for invalid fields, 413 for too much, otherwise as the outcome requires. */
export async function showAgain<Values, Problems>(
  name: FormName,
  said: { values: Values; problems: Problems },
  sending: Sending,
  receiving: Receiving,
  outcome?: NotTaken,
) {
  const refusal = outcome && refusalOf(outcome);
  // A form sent too fast keeps its token, which will be old enough next time.
  const token = refusal === "stale" || !sending.token ? await receiving.issueFormToken(name) : sending.token;
  const waitSeconds = outcome?.kind === "limited" ? outcome.retryAfterSeconds : undefined;
  const response: FormResponse<Values, Problems> = {
    ...said,
    refusal,
    waitMinutes: waitSeconds && Math.ceil(waitSeconds / 60),
    token,
    hadFiles: hadFiles(sending.posted),
    revision: Date.now(),
  };
  const headers: HeadersInit = waitSeconds ? { "Retry-After": String(waitSeconds) } : {};
  return data(response, { status: statusOf(outcome, sending.posted), headers });
}

function hadFiles(posted: Posted | undefined): boolean {
  return posted !== undefined && Boolean(posted.upload ?? posted.filesProblem ?? posted.refusal);
}

function refusalOf(outcome: NotTaken): Refusal {
  if (outcome.kind !== "suspect") return outcome.kind;
  return outcome.reason === "too-fast" ? "too-fast" : "stale";
}

function statusOf(outcome: NotTaken | undefined, posted: Posted | undefined): number {
  if (posted?.isTooLarge) return 413;
  if (outcome?.kind === "full") return 507;
  if (outcome?.kind === "limited") return 429;
  return outcome?.kind === "unavailable" ? 503 : 422;
}
