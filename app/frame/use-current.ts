import { useLocation } from "react-router";
import { canonicalPath } from "#shared/canonical-path.ts";

/** Pages of the shop whose paths do not begin with its own. */
const shopPaths = ["/single-shop", "/cart", "/checkout", "/order"];

/**
 * `aria-current` of a link in a menu: `page` for the page that is open, `true` for the section that it belongs to, which
 * is told by the beginning of its path. `within` names pages that belong to the link without beginning like it.
 */
export function useCurrent(to: string, within: readonly string[] = []): "page" | "true" | undefined {
  // A page that is rendered ahead knows itself with a slash at the end.
  const path = canonicalPath(useLocation().pathname);
  if (path === to) return "page";
  const starts = [to, ...within, ...(to === "/shop" ? shopPaths : [])];
  return starts.some((start) => isSectionOf(start, path)) ? "true" : undefined;
}

/** `/portfolio` is the section of `/portfolio-grid` and `/portfolio/tidewick`; home is nobody's. */
function isSectionOf(start: string, path: string): boolean {
  return start !== "/" && (path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}-`));
}
