import { lazy } from "react";

/** Few visits need it. `browser/after-ready.ts` loads it for the visits in which something fails later. */
export const LaterErrorScreen = lazy(async () => ({ default: (await import("./error-screen.tsx")).ErrorScreen }));
