import { type FunctionComponent, lazy, type ReactNode, Suspense, useState } from "react";
import { hasBeenReady, untilReady } from "./ready.ts";

/**
 * A part that works before hydration, with its code in a file of its own: it is served with the page and hydrates once
 * that is ready. If its code fails to load it stays as served, and after client navigation it is missing.
 * @param placeOf selector of the part's element, if it is to stay: React removes what it has not hydrated where a context changes
 *   above it, such as the router's on a click, and then a copy of the served element takes its place
 */
export function hydratedLater<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  placeOf?: (props: Props) => string,
): FunctionComponent<Props> {
  const never = new Promise<never>(() => {});
  const Part = lazy(async () => {
    await untilReady();
    return { default: await load().catch(() => never) };
  });
  return function HydratedLater(props: Props) {
    const [isServed] = useState(() => !hasBeenReady());
    return (
      <Suspense fallback={isServed && placeOf && <AsServed place={placeOf(props)} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function AsServed({ place }: { place: string }) {
  const [html] = useState(() => (typeof document === "undefined" ? "" : document.querySelector(place)?.outerHTML));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own words and no others
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html ?? "" }} />;
}
