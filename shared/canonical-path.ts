/**
 * The canonical spelling of a path: lower case, no trailing or doubled slashes; an order's reference is upper case, as
 * people receive it. Works on the encoded path, so escapes stay as they are.
 */
export function canonicalPath(path: string): string {
  const lower = path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  const single = lower.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  return single.replace(
    /^(\/order\/)([a-z0-9-]+)$/,
    (_, start: string, reference: string) => start + reference.toUpperCase(),
  );
}
