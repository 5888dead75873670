import { type FunctionComponent, lazy, type ReactNode, Suspense } from "react";
import { untilReady } from "./ready.ts";

/**
 * A part that works before hydration, with its code in a file of its own: it is served with the page and hydrates once
 * that is ready. If its code fails to load it stays as served, and after client navigation it is missing.
 */
export function hydratedLater<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
): FunctionComponent<Props> {
  const never = new Promise<never>(() => {});
  const Part = lazy(async () => {
    await untilReady();
    return { default: await load().catch(() => never) };
  });
  return function HydratedLater(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
