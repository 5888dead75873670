import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { inBackground } from "#shared/in-background.ts";
import { carryOver, noteTouched } from "./browser/carry-over.ts";
import { restoreIslandMarks } from "./browser/island-marks.ts";
import { navigationGate, startGate } from "./browser/navigation/gate.ts";
import { keepPayloads } from "./browser/navigation/payloads.ts";
import { giveRoot, openRouter } from "./browser/navigation/router.ts";
import { rememberScroll } from "./browser/navigation/scroll.ts";
import { untilReady, whenIdle } from "./browser/ready.ts";
import Root, { clientMiddleware, ErrorBoundary, Layout, meta } from "./root.tsx";

const running = new AbortController();
const routerProps = { instrumentations: [navigationGate], onError: logRouteError, useTransitions: false };

/** The page tells us once all of its modules have loaded (`scripts-last.server.ts`). */
addEventListener("scripts", start, { once: true });

async function start(): Promise<void> {
  const { signal } = running;
  try {
    giveRoot({ default: Root, clientMiddleware, ErrorBoundary, Layout, meta });
    keepPayloads({ signal });
    rememberScroll({ signal });
    startGate({ signal });
    if (import.meta.env.PROD) await openRouter(() => HydratedRouter(routerProps));
    noteTouched({ signal });
    restoreIslandMarks();
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter {...routerProps} />
        </StrictMode>,
        { onRecoverableError: logAndCarryOver, onCaughtError: logAndCarryOver },
      );
    });
    inBackground(startLater({ signal }));
  } catch (error) {
    // The server's page stays as it is: it is readable and its links work.
    running.abort();
    console.error("Error while mounting app:", error);
  }
}

if (import.meta.env.DEV) inBackground(start());

/** Everything non-essential comes in a file of its own; without it pages are merely not prefetched. */
async function startLater({ signal }: { signal: AbortSignal }): Promise<void> {
  await untilReady();
  const readyAt = Date.now();
  await whenIdle();
  const later = await import("./browser/after-ready.ts").catch(() => undefined);
  later?.startAfterReady({ signal, readyAt });
  // Without a network it could not be loaded when it is needed.
  import("./frame/error-screen.tsx").catch(() => {});
  // A page without bands of the kit may lead to one with them.
  await import("./bands/shape.tsx").catch(() => {});
}

/** React has rendered a part of the page anew, or is about to. */
function logAndCarryOver(error: unknown): void {
  console.error(error);
  carryOver();
}

/** Logs failures outside rendering; React logs the rest itself, and a response of ours is not a failure. */
function logRouteError(error: unknown, { errorInfo }: { errorInfo?: unknown }): void {
  if (!errorInfo && !isRouteErrorResponse(error)) console.error(error);
}
