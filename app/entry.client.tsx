import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

try {
  if (import.meta.env.VITE_FIXTURES && location.pathname.endsWith("/startup-error")) throw new Error("fixture");
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
} catch (error) {
  // The server's page stays as it is: it reads and its links work.
  console.error("Error while mounting app:", error);
}
