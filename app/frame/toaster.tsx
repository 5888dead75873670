import { useState } from "react";
import { keepToastsReady } from "#app/browser/toasts.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";

type ToastStack = typeof import("./toast-stack.tsx").ToastStack;

/**
 * The region of toasts. Present, empty, from hydration on: screen readers often miss a live region that arrives with
 * its first words. The stack itself loads later, and the server's HTML has neither.
 */
export function Toaster() {
  const [isStarted, setStarted] = useState(false);
  const [Stack, setStack] = useState<ToastStack>();
  useBehaviour((options) => {
    setStarted(true);
    keepToastsReady(async () => {
      const { ToastStack } = await import("./toast-stack.tsx");
      setStack(() => ToastStack);
    }, options);
  });
  if (!isStarted) return null;
  return (
    <section
      data-toaster
      data-expanded="false"
      aria-label="Notifications alt+T"
      aria-live="polite"
      aria-relevant="additions text"
      aria-atomic="false"
    >
      {Stack && <Stack />}
    </section>
  );
}
