import type { FormToken } from "./receiving.ts";

/** Why a form without mistakes was not taken. `lost`: whether it arrived is not known. */
export type Refusal = "too-fast" | "stale" | "limited" | "unavailable" | "lost";

/** What a form that is shown again knows about its last sending. */
export interface FormResponse<Values, Problems> {
  values: Values;
  problems: Problems;
  refusal?: Refusal | undefined;
  /** How long to wait after `limited`. */
  waitMinutes?: number | undefined;
  /** Goes into the form: the posted one as long as it is good, so that a second sending counts as the same. */
  token: FormToken | undefined;
  /** Another number each time. */
  revision: number;
}

/** The form token in the hidden fields; a form of a static export has none. */
export function readFormToken(form: FormData): FormToken | undefined {
  const [key, time] = [form.get("key"), form.get("time")];
  return key === null && time === null ? undefined : { key: String(key ?? ""), time: String(time ?? "") };
}
