import { useSyncExternalStore } from "react";
import { knowsInvokers } from "./dialogs.ts";
import { type Flag, isActive, onFlagChange } from "./flags.ts";

export function useFlag(flag: Flag): boolean {
  return useSyncExternalStore(
    onFlagChange,
    () => isActive(flag),
    () => false,
  );
}

/**
 * Value of `aria-expanded` for a button with `command`: none where the browser supports such buttons, because it then
 * exposes the state itself and the attribute is an error. Elsewhere nothing else exposes it.
 */
export function useExpanded(flag: Flag): boolean | undefined {
  return useSyncExternalStore(
    onFlagChange,
    () => (knowsInvokers() ? undefined : isActive(flag)),
    () => undefined,
  );
}
