import type { Controls } from "#shared/controls.ts";

let known: Controls | undefined;

/** Names of controls, from the page as served; a change of language loads another document. */
export function controlsInPage(): Controls {
  known ??= JSON.parse(textInPage()) as Controls;
  return known;
}

export function textInPage(): string {
  return document.querySelector("script[data-controls]")?.textContent ?? "{}";
}
