import { createContext, useContext, useState } from "react";
import { useLocation } from "react-router";

/** What the server says about the page in schema.org's vocabulary, as JSON that is safe inside a script element. */
export const StructuredDataContext = createContext<string | undefined>(undefined);

/**
 * In documents only: who reads it never clicks. So no payload carries it, the browser takes over what was served, and
 * another page has none.
 */
export function StructuredData() {
  const sent = useContext(StructuredDataContext);
  const { pathname } = useLocation();
  const [served] = useState(() => ({ pathname, json: sent ?? jsonInPage() }));
  if (!served.json || served.pathname !== pathname) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made by the server, with its < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: served.json }} />;
}

function jsonInPage(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector('script[type="application/ld+json"]')?.textContent ?? undefined;
}
