import { useEffect, useRef, useState } from "react";
import { isRouteErrorResponse, useLocation, useMatches } from "react-router";
import { hydratedLater } from "#app/browser/hydrated-later.tsx";
import { hasBeenReady } from "#app/browser/ready.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Island } from "#app/ui/island.tsx";
import { pageTitle } from "./page-head.ts";
import { useSite } from "./use-site.ts";

const title = "Oops, this page is not found";
/** No other page shows it. */
const LiftedTile = hydratedLater(async () => (await import("./lifted-tile.tsx")).LiftedTile);
const ClosestPages = hydratedLater(async () => (await import("./closest-pages.tsx")).ClosestPages);

/**
 * The one screen for missing pages and for fatal and unhandled errors. Its words are in code, and its code is there once
 * a page is ready, so that it shows when nothing can be loaded.
 */
export function ErrorScreen({ error }: { error?: unknown }) {
  const { site } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = pageTitle("Page not found", site.brand);
    // On a first load the reader starts at the top anyway; later, the heading is the news.
    if (hasBeenReady()) heading.current?.focus();
  }, [site.brand]);
  return (
    <div>
      <Island>
        <section className="lost-band" data-tone="tang" data-band="lost" aria-labelledby="lost-title">
          <div className="absolute inset-0 bg-(image:--iso) fade-top" />
          <div className="wrap grid items-end gap-x-gut gap-y-8 pt-half cols-8-4">
            <h1 id="lost-title" ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <div>
              <p className="lead mb-6">
                Check the URL, or visit the homepage. Pages of an order or an enquiry close after 30 days.
              </p>
              <ButtonLink to="/" data-call="main">
                Back to Homepage <Icon name="arrow-right" />
              </ButtonLink>
              <Message error={error} />
            </div>
          </div>
          <LiftedTile onlookers={site.lost.onlookers} />
        </section>
      </Island>
      <ClosestPages />
    </div>
  );
}

/**
 * `Page not found` where no route matches, `Page Not Found` where a route refused. It keeps its own state: if the whole
 * screen were rendered again for it, React would remove the parts of it that are not hydrated yet.
 */
function Message({ error }: { error: unknown }) {
  const { pathname, search, hash } = useLocation();
  // A static export has one file for all missing pages, which always says that the route refused the visit.
  const isUnknown = useMatches().at(-1)?.id === "routes/not-found/page";
  const say = (fullPath: string) => messageOf(isUnknown ? undefined : error, fullPath);
  // Hydration must match what was served: the server never sees the hash, and a static file not even the path.
  const [shown, setShown] = useState(() => servedMessage() ?? say(pathname + search));
  const message = say(pathname + search + hash);
  useEffect(() => setShown(message), [message]);
  return (
    <p className="mt-5 mb-0 font-semibold wrap-anywhere" data-message>
      {shown}
    </p>
  );
}

function messageOf(error: unknown, fullPath: string): string {
  if (error === undefined) return `Page not found: ${fullPath}`;
  if (!isRouteErrorResponse(error) || error.status >= 500) return "Server Error";
  return error.data?.message ?? `Page Not Found: ${fullPath}`;
}

function servedMessage(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector("[data-message]")?.textContent ?? undefined;
}
