const place = "brief";

/** Keeps the choices of a brief in the tab until they are sent, and in the address of the page, without a request. */
export function keepBrief(query: string): void {
  const { pathname, search, hash } = window.location;
  try {
    sessionStorage.setItem(place, query);
  } catch {
    // Without storage the address still has them.
  }
  if (search !== `?${query}`) window.history.replaceState(window.history.state, "", `${pathname}?${query}${hash}`);
}

/** What the address says, else what this tab kept; undefined if neither says anything. */
export function keptBrief(): URLSearchParams | undefined {
  const query = window.location.search.slice(1) || stored();
  return query ? new URLSearchParams(query) : undefined;
}

export function forgetBrief(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}
