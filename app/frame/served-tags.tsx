import { createContext, createElement, useContext, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** What only crawlers read of a page: tags for the head, and its description as JSON that is safe inside a script. */
export interface Served {
  tags: readonly { tag: "link" | "meta"; attributes: Readonly<Record<string, string>> }[];
  json?: string | undefined;
}

/** Server only: crawlers never click, so no payload carries it and no browser builds it. */
export const ServedContext = createContext<Served | undefined>(undefined);

/** The browser does not render these; it leaves the served ones in place. */
export function ServedTags() {
  const { tags = [] } = useContext(ServedContext) ?? {};
  return tags.map(({ tag, attributes }) =>
    createElement(tag, { key: JSON.stringify(attributes), ...attributes, "data-served": "" }),
  );
}

/** Hydration keeps the served JSON; the first navigation removes it, and the tags with it. */
export function ServedData() {
  const sent = useContext(ServedContext)?.json;
  const { pathname } = useLocation();
  const [served] = useState(() => ({ pathname, json: sent ?? jsonInPage() }));
  const isGone = served.pathname !== pathname;
  useEffect(() => {
    if (isGone) for (const tag of document.head.querySelectorAll("[data-served]")) tag.remove();
  }, [isGone]);
  if (!served.json || isGone) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made by the server, with its < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: served.json }} />;
}

function jsonInPage(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector('script[type="application/ld+json"]')?.textContent ?? undefined;
}
