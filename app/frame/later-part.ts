import { untilReady } from "#app/browser/ready.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";

/** A part of the frame that is served with the page and hydrates once the page is ready. */
export const laterPart = (name: keyof typeof import("./later-parts.ts")) =>
  lazyPart(async () => {
    await untilReady();
    return (await import("./later-parts.ts"))[name];
  });
