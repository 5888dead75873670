import { createContext, type RouterContextProvider } from "react-router";
import type { KeptPages } from "#shared/kept-pages.ts";

interface Keeping {
  pages: KeptPages;
  /** Random words that this request's page has for itself: its nonce, and what its forms' tokens consist of. */
  secrets: string[];
}

/** Null where every page is rendered anew. */
export const keepingContext = createContext<Keeping | null>(null);

/** Says that a random word stands in this request's page only. */
export function rememberSecrets(context: Readonly<RouterContextProvider>, words: readonly string[]): void {
  context.get(keepingContext)?.secrets.push(...words);
}
