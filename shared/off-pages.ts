/**
 * Whether a link leads to a page that is switched off, or below one.
 * @param off paths without base
 */
export function isOff(target: string, off: readonly string[]): boolean {
  const path = target.replace(/[?#].*$/, "");
  return off.some((closed) => path === closed || path.startsWith(`${closed}/`));
}
