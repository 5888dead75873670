import { hydratedLater } from "#app/browser/hydrated-later.tsx";

/** A part of the frame that is served with the page and hydrates once the page is ready. */
export const laterPart = (name: keyof typeof import("./later-parts.ts")) =>
  hydratedLater(async () => (await import("./later-parts.ts"))[name]);
