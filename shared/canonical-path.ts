/**
 * The one spelling of a path: lower case, no slash at the end, none doubled. Works on the encoded path, so escapes stay
 * as they are.
 */
export function canonicalPath(path: string): string {
  const lower = path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  return lower.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
}
