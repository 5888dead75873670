import { type ComponentType, lazy } from "react";

/**
 * A part of a page whose code is a file of its own. It is served with the page; where its code cannot be loaded the page
 * is shown without it.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load()
      .catch(() => () => null)
      .then((component) => ({ default: component })),
  );
}
