import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { navigationGate, startGate } from "./browser/navigation-gate.ts";
import { keepPayloads } from "./browser/payloads.ts";
import { rememberScroll } from "./browser/scroll.ts";

const running = new AbortController();
const routerProps = { instrumentations: [navigationGate], onError: logRouteError };

/** Called by the page when all of its modules are there (`scripts-last.server.ts`). */
export async function start(): Promise<void> {
  const { signal } = running;
  try {
    if (import.meta.env.VITE_FIXTURES && location.pathname.endsWith("/startup-error")) throw new Error("fixture");
    keepPayloads({ signal });
    rememberScroll({ signal });
    startGate({ signal });
    if (import.meta.env.PROD) await openRouter();
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter {...routerProps} />
        </StrictMode>,
      );
    });
  } catch (error) {
    // The server's page stays as it is: it reads and its links work.
    running.abort();
    console.error("Error while mounting app:", error);
  }
}

if (import.meta.env.DEV) void start();

/**
 * Opens the router ahead of its rendering, which is where it would do so itself: what fails there takes the whole document
 * with it. Opened once, it gets as far as its first hook, which there is only within React.
 */
async function openRouter(): Promise<void> {
  try {
    HydratedRouter(routerProps);
  } catch (thrown) {
    if (window.__reactRouterDataRouter) return;
    // The data of the page is still being read.
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
    await openRouter();
  }
}

/** Logs what failed outside of rendering; React itself logs the rest, and an answer of ours is no failure. */
function logRouteError(error: unknown, { errorInfo }: { errorInfo?: unknown }): void {
  if (!errorInfo && !isRouteErrorResponse(error)) console.error(error);
}
