import { lazy } from "react";

/** Few visits need it. `entry.client.tsx` loads it once the page is ready, for what fails later. */
export const LaterErrorScreen = lazy(async () => ({ default: (await import("./error-screen.tsx")).ErrorScreen }));
