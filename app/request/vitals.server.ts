import { createContext, type RouterContextProvider } from "react-router";
import type { SiteVitals } from "#shared/vitals.ts";

/** Reads how fast the site has been; null where no server counts. */
export const vitalsContext = createContext<(() => Promise<SiteVitals>) | null>(null);

/** What is known of the site's speed; undefined in a static export, or while readings cannot be had. */
export async function vitalsOf(context: Readonly<RouterContextProvider>): Promise<SiteVitals | undefined> {
  return context.get(vitalsContext)?.();
}
