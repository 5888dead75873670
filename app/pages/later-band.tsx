import { hydratedLater } from "#app/browser/hydrated-later.tsx";

/** A band of the kit on a page that has parts of its own: served with the page, its code loads once that is ready. */
export const LaterBand = hydratedLater(async () => (await import("./drawn-band.tsx")).DrawnBand);
