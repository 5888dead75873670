import { createContext, useContext, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { untilReady } from "#app/browser/ready.ts";
import { WayHome } from "#app/play/lost/way-home.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { isOff } from "#shared/off-pages.ts";
import { wordsOfPath } from "#shared/words-of-path.ts";
import type { NearPage } from "./nearest-pages.ts";
import { useSite } from "./use-site.ts";

const mostPages = 3;

/** What the server found; the browser reads it from the served page. */
export const ClosestContext = createContext<readonly NearPage[] | undefined>(undefined);

const heading = "mb-4 text-h3";
const way = "grid grid-cols-[1fr_auto] gap-x-6 border-t-2 py-4 no-underline hover:bg-paper-2";

/** A search prefilled from the address, and the pages closest to it. */
export function ClosestPages() {
  const { pathname } = useLocation();
  const { site } = useSite();
  const pages = useClosest(pathname);
  return (
    <section data-band="closest" aria-label="Where to go from here">
      <div className="wrap grid items-start gap-x-gut gap-y-10 py-half cols-5-7">
        <div className="grid gap-6">
          <form action={`${import.meta.env.BASE_URL}search`} method="get" role="search" aria-label="Look for it">
            <h2 className={heading}>
              <label htmlFor="lost-search">Look for it</label>
            </h2>
            <div className="flex flex-wrap gap-3">
              <input
                id="lost-search"
                name="q"
                type="search"
                maxLength={100}
                dir="auto"
                defaultValue={wordsOfPath(pathname)}
                className="control flex-1"
              />
              <Button type="submit" tone="tang">
                <Icon name="search" /> Search
              </Button>
            </div>
          </form>
          <WayHome className="" />
        </div>
        <div>
          <h2 className={heading}>Closest pages</h2>
          <ol role="list" className="border-b-2">
            {pages.map(({ title, path, kind, reason }) => (
              <li key={path}>
                <Link to={path} data-reason={reason} className={way}>
                  <b className="display text-h4">{title}</b> <span>{kind}</span>{" "}
                  {reason && <span className="col-span-full text-small text-soft">{reason}</span>}
                </Link>
              </li>
            ))}
          </ol>
          <p className="mt-6 mb-0">
            Followed a link on our own site? <a href={`mailto:${site.emails.hello}`}>Tell us which</a> and it will be
            fixed the same day.
          </p>
        </div>
      </div>
    </section>
  );
}

/** What the server found; failing that, the main pages first and then, once the page is ready, what the index finds. */
function useClosest(pathname: string): readonly NearPage[] {
  const { menu } = useSite().site;
  const fromServer = useContext(ClosestContext);
  const [found, setFound] = useState(() => ({ pathname, pages: fromServer ?? servedFor(pathname) }));
  const isKnown = found.pathname === pathname && found.pages !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isGone = false;
    untilReady()
      .then(() => import("./load-search.ts"))
      .then(({ findClosest }) => findClosest(pathname, mostPages))
      .then((pages) => isGone || setFound({ pathname, pages }))
      .catch(() => {
        // The main pages stay; a visitor on a missing page needs no second error.
      });
    return () => {
      isGone = true;
    };
  }, [isKnown, pathname]);
  const pages = isKnown ? (found.pages ?? []) : [];
  const { off } = useSite();
  const main = [
    { title: menu.services, path: "/service", kind: "Page", reason: "" },
    { title: menu.portfolio, path: "/portfolio", kind: "Page", reason: "" },
    { title: menu.contact, path: "/contact", kind: "Page", reason: "" },
  ];
  return [
    ...pages,
    ...main.filter(({ path }) => !isOff(path, off) && pages.every((entry) => entry.path !== path)),
  ].slice(0, mostPages);
}

/** Read when this module loads, which on a served page is before its part of the page hydrates. */
const served = typeof document === "undefined" ? undefined : { address: location.pathname, pages: servedPages() };

/** The first render must match what was served. */
function servedFor(pathname: string): NearPage[] | undefined {
  return served?.address === __PAGES_BASE__.slice(0, -1) + pathname ? served.pages : undefined;
}

/** A page that exists only in the source language is not below the document's base. */
function pathOf(href: string): string {
  const base = href.startsWith(__PAGES_BASE__) ? __PAGES_BASE__ : import.meta.env.BASE_URL;
  return href.slice(base.length - 1);
}

/** Only the server's results have reasons; a static file has just the main pages. */
function servedPages(): NearPage[] | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[data-reason]")];
  const pages = links.map((link) => ({
    title: link.querySelector("b")?.textContent ?? "",
    path: __LANGUAGES__
      ? pathOf(link.getAttribute("href") ?? "")
      : (link.getAttribute("href") ?? "").slice(import.meta.env.BASE_URL.length - 1),
    kind: link.querySelector("span")?.textContent ?? "",
    reason: link.dataset.reason ?? "",
  }));
  return pages.some(({ reason }) => reason !== "") ? pages : undefined;
}
