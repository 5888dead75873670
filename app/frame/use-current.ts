import { useLocation } from "react-router";
import { canonicalPath } from "#shared/canonical-path.ts";

/** Shop pages whose paths do not begin with its own. */
const shopPaths = ["/single-shop", "/cart", "/checkout", "/order"];

/**
 * A menu link's `aria-current`: `page` for the current page, `true` for its section, which is recognised by the beginning of
 * the path. `within` names pages that belong to the link but do not begin like it.
 */
export function useCurrent(to: string, within: readonly string[] = []): "page" | "true" | undefined {
  // The path of a prerendered page ends in a slash.
  const path = canonicalPath(useLocation().pathname);
  if (path === to) return "page";
  const starts = [to, ...within, ...(to === "/shop" ? shopPaths : [])];
  return starts.some((start) => isSectionOf(start, path)) ? "true" : undefined;
}

/** `/portfolio` is the section of `/portfolio-grid` and `/portfolio/a-case`; home is never a section. */
function isSectionOf(start: string, path: string): boolean {
  return start !== "/" && (path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}-`));
}
