import { createContext, useContext } from "react";
import type { Controls } from "#shared/controls.ts";

/** The server sets them for each page; a browser has them from its document, and a change of language loads another one. */
export const ControlNames = createContext(
  (import.meta.env.SSR ? {} : JSON.parse(document.body.dataset.controls ?? "{}")) as Controls,
);

/** What buttons, links and notices are called, in the language of the page. */
export const useControls = (): Controls => useContext(ControlNames);
