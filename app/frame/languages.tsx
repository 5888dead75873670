import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useControls } from "#app/ui/control-names.ts";
import { Island } from "#app/ui/island.tsx";
import type { LanguageLink } from "../request/language-links.server.ts";
import { useSite } from "./use-site.ts";

/** The site's languages, each by its own name; a link keeps the query and the place on the page. */
export function Languages() {
  const links = useSite().languages?.links ?? [];
  const { languages, homePage } = useControls();
  const rest = useRest();
  if (links.length < 2) return null;
  return (
    <nav aria-label={languages}>
      <ul role="list" className="flex flex-wrap gap-x-5">
        {links.map(({ isHome, ...link }) => (
          <li key={link.lang}>
            <LanguageName {...link} rest={isHome ? "" : rest} />
            {isHome && ` (${homePage})`}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LanguageName({ lang, dir, name, href, isCurrent, rest }: Omit<LanguageLink, "isHome"> & { rest: string }) {
  // With a target the click loads a document, which a change of language needs.
  return (
    <a
      href={href + rest}
      lang={lang}
      dir={dir}
      hrefLang={lang}
      target="_self"
      data-prefetch="off"
      aria-current={isCurrent ? "page" : undefined}
    >
      {name}
    </a>
  );
}

/** Query and hash. The page was rendered without them. */
function useRest(): string {
  const { search, hash } = useLocation();
  const [rest, setRest] = useState("");
  useEffect(() => setRest(search + hash), [search, hash]);
  return rest;
}

/** On a page whose translation is not whole: says so, and leads to the source. */
export function PartlyNotice() {
  const { partlyTranslated } = useControls();
  const { isPartly, links } = useSite().languages ?? {};
  const source = links?.[0];
  if (!isPartly || !source) return null;
  return (
    <Island>
      <p className="m-0 max-w-none bg-mari px-out py-2" data-island="partly-notice" role="note">
        {partlyTranslated} <LanguageName {...source} rest="" />
      </p>
    </Island>
  );
}
