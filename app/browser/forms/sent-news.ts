import type { FormName } from "#shared/receiving.ts";

let justTaken: { form: FormName; fields: FormData } | undefined;

/** Records a successful submission for the page that confirms it. */
export function leaveNews(form: FormName, fields: FormData): void {
  justTaken = { form, fields };
}

/** What was sent; readable once, after success. */
export function takeNews(form: FormName): FormData | undefined {
  if (justTaken?.form !== form) return undefined;
  const { fields } = justTaken;
  justTaken = undefined;
  return fields;
}
