import { useEffect } from "react";
import { useLocation } from "react-router";
import { openTarget } from "#app/browser/open-target.ts";

/** Opens the fold that the address's hash names, also when the same link is followed again. */
export function useOpenTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens what was closed
  useEffect(() => openTarget(hash), [hash, key]);
}
