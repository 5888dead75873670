type Choice = HTMLSelectElement | HTMLInputElement;

/**
 * Submits a GET form as soon as a choice changes, including in associated controls outside the form; empty fields stay
 * out of the address. Text waits for the submit button.
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
  // A choice may have been made before this code loaded.
  if (choicesOf(form).some(isChanged)) form.requestSubmit();
}

/** Resets every choice to its rendered value, because something other than this form changed the address. */
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
