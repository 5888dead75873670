import { createContext } from "react-router";

/** Allows a page's inline scripts. Null while prerendering: the scripts of those pages are allowed by hash. */
export const nonceContext = createContext<string | null>(null);
