import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { navigationGate, startGate } from "./browser/navigation-gate.ts";
import { keepPayloads } from "./browser/payloads.ts";
import { rememberScroll } from "./browser/scroll.ts";

const { signal } = new AbortController();
const instrumentations = [navigationGate];

/** Called by the page when all of its modules are there (`scripts-last.server.ts`). */
export function start(): void {
  try {
    if (import.meta.env.VITE_FIXTURES && location.pathname.endsWith("/startup-error")) throw new Error("fixture");
    keepPayloads({ signal });
    rememberScroll({ signal });
    startGate({ signal });
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter instrumentations={instrumentations} onError={logRouteError} />
        </StrictMode>,
      );
    });
  } catch (error) {
    // The server's page stays as it is: it reads and its links work.
    console.error("Error while mounting app:", error);
  }
}

if (import.meta.env.DEV) start();

/** Logs what failed outside of rendering; React itself logs the rest, and an answer of ours is no failure. */
function logRouteError(error: unknown, { errorInfo }: { errorInfo?: unknown }): void {
  if (!errorInfo && !isRouteErrorResponse(error)) console.error(error);
}
