import { lazy, type ReactNode } from "react";

/**
 * A part of a page whose code is a file of its own. It is served with the page; where its code cannot be loaded the page
 * is shown without it.
 */
export function lazyPart<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const nothing = (_: Props): ReactNode => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
