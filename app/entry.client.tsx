import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { navigationGate, startGate } from "./browser/navigation-gate.ts";
import { keepPayloads } from "./browser/payloads.ts";
import { rememberScroll } from "./browser/scroll.ts";

const { signal } = new AbortController();
const instrumentations = [navigationGate];

try {
  if (import.meta.env.VITE_FIXTURES && location.pathname.endsWith("/startup-error")) throw new Error("fixture");
  keepPayloads({ signal });
  rememberScroll({ signal });
  startGate({ signal });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={instrumentations} />
      </StrictMode>,
    );
  });
} catch (error) {
  // The server's page stays as it is: it reads and its links work.
  console.error("Error while mounting app:", error);
}
