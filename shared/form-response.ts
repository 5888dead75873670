import type { FormToken } from "./receiving.ts";

/** Why a valid form was not accepted. `lost`: whether it arrived is unknown. */
export type Refusal = "too-fast" | "stale" | "limited" | "full" | "unavailable" | "lost";

/** What a form shown again knows about its last submission. */
export interface FormResponse<Values, Problems> {
  values: Values;
  problems: Problems;
  refusal?: Refusal | undefined;
  /** How long to wait after `limited`. */
  waitMinutes?: number | undefined;
  /** The form's token: the posted one while it is valid, so that a second submission counts as the same one. */
  token: FormToken | undefined;
  /** Whether files came with it: without script the browser does not keep them. */
  hadFiles?: boolean | undefined;
  /** A different number each time. */
  revision: number;
}

/** The form token in the hidden fields; absent from a static export's form. */
export function readFormToken(form: FormData): FormToken | undefined {
  const [key, time] = [form.get("key"), form.get("time")];
  return key === null && time === null ? undefined : { key: String(key ?? ""), time: String(time ?? "") };
}
