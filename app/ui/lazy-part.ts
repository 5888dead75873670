import { lazy, type ReactNode } from "react";

/**
 * A part of a page whose code is a file of its own. It is served with the page; where its code cannot be loaded it stays as
 * it was served, and on a page that was reached by a click it is missing.
 */
export function lazyPart<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const never = new Promise<never>(() => {});
  return lazy(async () => ({ default: await load().catch(() => never) }));
}
