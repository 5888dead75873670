import { hasTyped, typedKey } from "./typed-text.ts";

/** Consent is given anew each time; nobody sees the honeypot. Hidden fields belong to one rendering of the form. */
const neverKept = new Set(["consent", "website"]);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = Record<string, string>;

interface Options {
  signal: AbortSignal;
  /** Whether earlier text is restored; never over newer text. */
  restores: boolean;
}

/** Keeps what is typed into a form through a reload of its page, for the same address in the same tab. */
export function keepTyped(form: HTMLFormElement, { signal, restores }: Options): void {
  const name = form.dataset.form ?? "";
  if (restores) restore(form, read(name));
  const keep = () => write(name, form);
  // Text may have been typed before this code had loaded.
  if (controlsOf(form).some((control) => !isUntouched(control))) keep();
  form.addEventListener("input", keep, { signal });
  // A response may have changed the address under the text since it was typed; a text that was sent is forgotten already.
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
    // Forbidden storage, or somebody else's text: there is nothing to bring back.
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
    // Forbidden or full: the text lives as long as the page.
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("input:not([type=hidden]), textarea, select")].filter(
    ({ name }) => name && !neverKept.has(name),
  );
}

/** Each radio key of a group counts for itself. */
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
