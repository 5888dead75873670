import { useLocation } from "react-router";
import { canonicalPath } from "#shared/canonical-path.ts";

/** Whether a path is the page that is open. A page that is rendered ahead knows itself with a slash at the end. */
export function useIsCurrent(to: string): boolean {
  return canonicalPath(useLocation().pathname) === to;
}
