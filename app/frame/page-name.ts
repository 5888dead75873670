/** A page's name as the contract writes it: its path with `{name}` for each parameter, `not-found` for the screen. */
export function pageName(pathname: string, params: Readonly<Record<string, string | undefined>>): string {
  if (params["*"] !== undefined) return "not-found";
  const segments = pathname.replace(/\/$/, "").split("/");
  for (const [name, value] of Object.entries(params)) {
    const index = segments.findLastIndex((segment) => decodeURIComponent(segment) === value);
    if (index > 0) segments[index] = `{${name}}`;
  }
  return segments.join("/") || "/";
}
