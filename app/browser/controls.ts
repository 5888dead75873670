import type { Controls } from "#shared/controls.ts";

let known: Controls | undefined;

/** Names of controls, from the page as served; a change of language loads another document. */
export function controlsInPage(): Controls {
  known ??= JSON.parse(document.body.dataset.controls ?? "{}") as Controls;
  return known;
}
