import { hasTyped, typedKey } from "./typed-text.ts";

/** Consent must be given afresh each time; the honeypot is invisible. Hidden fields belong to one rendering of the form. */
const neverKept = new Set(["consent", "website"]);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = Record<string, string>;

interface Options {
  signal: AbortSignal;
  /** Whether to restore earlier text; it never overwrites newer text. */
  restores: boolean;
}

/** Keeps what is typed into a form across a reload of its page, for the same address in the same tab. */
export function keepTyped(form: HTMLFormElement, { signal, restores }: Options): void {
  const name = form.dataset.form ?? "";
  if (restores) restore(form, read(name));
  const keep = () => write(name, form);
  // Text may have been typed before this code loaded.
  if (controlsOf(form).some((control) => !isUntouched(control))) keep();
  form.addEventListener("input", keep, { signal });
  // A response may have changed the address since the text was typed; text that was sent is already forgotten.
  window.addEventListener("pagehide", () => hasTyped(name) && keep(), { signal });
}

function restore(form: HTMLFormElement, kept: Kept): void {
  for (const control of controlsOf(form)) {
    const value = kept[fieldOf(control)];
    if (value === undefined || !isUntouched(control)) continue;
    if (isTick(control)) control.checked = value === "on";
    else control.value = value;
  }
}

function read(form: string): Kept {
  try {
    const { path, fields } = JSON.parse(sessionStorage.getItem(typedKey(form)) ?? "{}");
    return path === location.pathname + location.search ? fields : {};
  } catch {
    // Storage is blocked or holds someone else's data: nothing to restore.
    return {};
  }
}

function write(form: string, element: HTMLFormElement): void {
  const fields: Kept = {};
  for (const control of controlsOf(element)) {
    fields[fieldOf(control)] = isTick(control) ? (control.checked ? "on" : "off") : control.value;
  }
  const path = location.pathname + location.search;
  try {
    sessionStorage.setItem(typedKey(form), JSON.stringify({ path, fields }));
  } catch {
    // Blocked or full: the text lives as long as the page.
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("input:not([type=hidden], [type=file]), textarea, select")].filter(
    ({ name }) => name && !neverKept.has(name),
  );
}

/** Each radio button of a group has a key of its own. */
function fieldOf(control: Control): string {
  return isTick(control) && control.type === "radio" ? `${control.name}=${control.value}` : control.name;
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}

function isUntouched(control: Control): boolean {
  if (isTick(control)) return control.checked === control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    const first = control.options[0];
    return control.value === ([...control.options].find((option) => option.defaultSelected) ?? first)?.value;
  }
  return control.value === control.defaultValue;
}
