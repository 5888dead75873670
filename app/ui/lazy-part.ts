import { lazy, type ReactNode } from "react";

/**
 * Part of a page with its code in a file of its own. It is served with the page; if its code fails to load it stays as
 * served, and after client navigation it is missing.
 */
export function lazyPart<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const never = new Promise<never>(() => {});
  return lazy(async () => ({ default: await load().catch(() => never) }));
}
