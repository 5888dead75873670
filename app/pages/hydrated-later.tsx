import { type ReactNode, Suspense } from "react";
import { untilReady } from "#app/browser/ready.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";

/** What is served with its page and hydrates once the page is ready, where the first visit has no room for its code. */
export function hydratedLater<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const Part = lazyPart(async () => {
    await untilReady();
    return load();
  });
  return function HydratedLater(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
