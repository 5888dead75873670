import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Findable } from "#shared/search-file.ts";
import { useSite } from "./use-site.ts";

const mostPages = 3;

/** A search filled in from the address, and the pages that come closest to it. */
export function ClosestPages() {
  const { pathname } = useLocation();
  const { site } = useSite();
  const words = decodePath(pathname)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const pages = useClosest(words);
  return (
    <section className="closest" data-band="closest" aria-label="Where to go from here">
      <div className="wrap grid-12">
        <form action={`${import.meta.env.BASE_URL}search`} method="get" role="search" aria-label="Look for it">
          <h2>
            <label htmlFor="lost-search">Look for it</label>
          </h2>
          <div className="inline">
            <input id="lost-search" name="q" type="search" defaultValue={words} />
            <Button type="submit" tone="tang">
              <Icon name="search" /> Search
            </Button>
          </div>
        </form>
        <div className="list">
          <h2>Closest pages</h2>
          <ol>
            {pages.map(({ title, path, kind }) => (
              <li key={path}>
                <Link to={path}>
                  <b>{title}</b>
                  <span>{kind}</span>
                </Link>
              </li>
            ))}
          </ol>
          <p>
            Followed a link on our own site? <a href={`mailto:${site.emails.hello}`}>Tell us which</a> and it will be
            mended the same day.
          </p>
        </div>
      </div>
    </section>
  );
}

/** Starts with the main pages; once the index is there, with what the words of the address find. */
function useClosest(words: string): Findable[] {
  const { menu } = useSite().site;
  const [found, setFound] = useState<Findable[]>([]);
  useEffect(() => {
    let isGone = false;
    import("./load-search.ts")
      .then(({ findClosest }) => findClosest(words, mostPages))
      .then((closest) => isGone || setFound(closest))
      .catch(() => {
        // The main pages stay; a lost visitor needs no second error.
      });
    return () => {
      isGone = true;
    };
  }, [words]);
  const main = [
    { title: menu.services, path: "/service", kind: "Page", summary: "" },
    { title: menu.portfolio, path: "/portfolio", kind: "Page", summary: "" },
    { title: menu.contact, path: "/contact", kind: "Page", summary: "" },
  ];
  return [...found, ...main.filter(({ path }) => found.every((entry) => entry.path !== path))].slice(0, mostPages);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
