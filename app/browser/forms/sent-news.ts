import type { FormName } from "#shared/receiving.ts";

let justTaken: { form: FormName; fields: FormData } | undefined;

/** Notes that a form was taken, for the page that confirms it. */
export function leaveNews(form: FormName, fields: FormData): void {
  justTaken = { form, fields };
}

/** What was sent, once after a form was taken. */
export function takeNews(form: FormName): FormData | undefined {
  if (justTaken?.form !== form) return undefined;
  const { fields } = justTaken;
  justTaken = undefined;
  return fields;
}
