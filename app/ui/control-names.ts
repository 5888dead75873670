import { createContext, useContext } from "react";
import type { Controls } from "#shared/controls.ts";

/** Set by the frame. */
export const ControlNames = createContext<Controls | undefined>(undefined);

/** What buttons, links and notices are called, in the language of the page. */
export function useControls(): Controls {
  const names = useContext(ControlNames);
  if (!names) throw new Error("The frame has set no names of controls");
  return names;
}
