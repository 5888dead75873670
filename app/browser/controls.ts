import type { Controls } from "#shared/controls.ts";

/** The element that carries them; a change of language loads another document. */
export const controlsId = "controls";

let known: Controls | undefined;

/** Names of controls, from the page as served. */
export function controlsInPage(): Controls {
  known ??= JSON.parse(textInPage()) as Controls;
  return known;
}

export function textInPage(): string {
  return document.getElementById(controlsId)?.textContent ?? "{}";
}
