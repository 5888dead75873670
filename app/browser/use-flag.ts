import { useSyncExternalStore } from "react";
import { type Flag, isActive, onFlagChange } from "./flags.ts";

export function useFlag(flag: Flag): boolean {
  return useSyncExternalStore(
    onFlagChange,
    () => isActive(flag),
    () => false,
  );
}
