import { useState } from "react";
import { untilReady } from "#app/browser/ready.ts";
import { loadStackWith } from "#app/browser/toasts.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useControls } from "#app/ui/control-names.ts";
import { Island } from "#app/ui/island.tsx";

type ToastStack = typeof import("./toast-stack.tsx").ToastStack;

/**
 * The region of toasts. Present, empty, from hydration on: screen readers often miss a live region that arrives with
 * its first words. The stack itself loads once the page is ready, and the server's HTML has neither.
 */
export function Toaster() {
  const { notifications } = useControls();
  const [isStarted, setStarted] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const [Stack, setStack] = useState<ToastStack>();
  useBehaviour(async () => {
    setStarted(true);
    const load = () =>
      import("./toast-stack.tsx").then(
        ({ ToastStack }) => setStack(() => ToastStack),
        // The next notice asks again.
        () => {},
      );
    loadStackWith(load);
    await untilReady();
    await load();
  });
  if (!isStarted) return null;
  return (
    <Island>
      <section
        data-island="toasts"
        data-toaster
        data-expanded={isExpanded}
        aria-label={notifications}
        aria-live="polite"
        aria-relevant="additions text"
        aria-atomic="false"
      >
        {Stack && <Stack isExpanded={isExpanded} onExpand={setExpanded} />}
      </section>
    </Island>
  );
}
