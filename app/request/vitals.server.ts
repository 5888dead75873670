import { createContext, type RouterContextProvider } from "react-router";
import type { SiteVitals } from "#shared/vitals.ts";

/** Reads the site's measured speed; null where no server collects it. */
export const vitalsContext = createContext<(() => Promise<SiteVitals>) | null>(null);

/** The site's measured speed; undefined in a static export, or while readings are unavailable. */
export async function vitalsOf(context: Readonly<RouterContextProvider>): Promise<SiteVitals | undefined> {
  return context.get(vitalsContext)?.();
}
