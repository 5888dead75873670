/** One row of the redirect table; `from` may end in `/*`, whose match is appended where `to` ends in `/*`. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

interface Destination {
  /** Path, query and hash on this site, or an absolute address. */
  to: string;
  isExternal: boolean;
  status: number;
}

/** The redirect target of a path (canonical, without base); undefined if no rule matches. */
export function findRedirect(
  rules: readonly RedirectRule[],
  { pathname, search = "", hash = "" }: { pathname: string; search?: string; hash?: string },
): Destination | undefined {
  for (const rule of rules) {
    const rest = remainder(rule.from, pathname);
    if (rest === undefined) continue;
    const target = rule.to.endsWith("/*") ? rule.to.slice(0, -2) + rest : rule.to;
    const isExternal = /^(https?:)?\/\//.test(target);
    return { to: withQuery(target, search) + (target.includes("#") ? "" : hash), isExternal, status: rule.status };
  }
  return undefined;
}

function remainder(from: string, pathname: string): string | undefined {
  if (!from.endsWith("/*")) return pathname === from ? "" : undefined;
  const stem = from.slice(0, -2);
  return pathname === stem || pathname.startsWith(`${stem}/`) ? pathname.slice(stem.length) : undefined;
}

function withQuery(target: string, search: string): string {
  if (!search || search === "?") return target;
  return target + (target.includes("?") ? search.replace("?", "&") : search);
}
