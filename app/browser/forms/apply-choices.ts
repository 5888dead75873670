type Choice = HTMLSelectElement | HTMLInputElement;

/**
 * Sends a form that asks by GET as soon as a choice is made in it, also at a control elsewhere that belongs to it; what is
 * left empty stays out of the address. Text waits for its key.
 */
export function applyChoices(form: HTMLFormElement, { signal }: { signal: AbortSignal }): void {
  const apply = ({ target }: Event) => {
    if (isChoice(target) && target.form === form) form.requestSubmit();
  };
  const leaveEmptyOut = ({ formData }: FormDataEvent) => {
    for (const name of new Set(formData.keys())) {
      if (formData.getAll(name).every((value) => value === "")) formData.delete(name);
    }
  };
  document.addEventListener("change", apply, { signal });
  form.addEventListener("formdata", leaveEmptyOut, { signal });
  // A choice may have been made before this code had loaded.
  if (choicesOf(form).some(isChanged)) form.requestSubmit();
}

/** Resets every choice to what the page was rendered with, because the address has changed by other means than this form. */
export function showServed(form: HTMLFormElement): void {
  for (const choice of choicesOf(form)) {
    if (choice instanceof HTMLSelectElement) choice.value = choice.dataset.initial ?? "";
    else choice.checked = choice.defaultChecked;
  }
}

function choicesOf(form: HTMLFormElement): Choice[] {
  return [...form.elements].filter(isChoice);
}

function isChoice(control: EventTarget | null): control is Choice {
  if (control instanceof HTMLSelectElement) return true;
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}

function isChanged(choice: Choice): boolean {
  if (choice instanceof HTMLSelectElement) return choice.value !== choice.dataset.initial;
  return choice.checked !== choice.defaultChecked;
}
