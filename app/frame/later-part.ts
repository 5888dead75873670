import { hydratedLater } from "#app/browser/hydrated-later.tsx";

/**
 * A part of the frame that is served with the page and hydrates once the page is ready.
 * @param place selector of its element
 */
export const laterPart = (name: keyof typeof import("./later-parts.ts"), place: string) =>
  hydratedLater(
    async () => (await import("./later-parts.ts"))[name],
    () => place,
  );
