import type { FormName } from "#shared/receiving.ts";

let justTaken: FormName | undefined;

/** Notes that a form was taken, for the page that confirms it. */
export function leaveNews(form: FormName): void {
  justTaken = form;
}

/** True once after a form was taken. */
export function takeNews(form: FormName): boolean {
  if (justTaken !== form) return false;
  justTaken = undefined;
  return true;
}
