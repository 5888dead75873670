import { useState } from "react";
import { keepToastsReady, type Notice } from "#app/browser/toasts.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { Island } from "#app/ui/island.tsx";

type ToastStack = typeof import("./toast-stack.tsx").ToastStack;

/**
 * The region of toasts. Present, empty, from hydration on: screen readers often miss a live region that arrives with
 * its first words. The stack itself loads later, and the server's HTML has neither.
 */
export function Toaster() {
  const [isStarted, setStarted] = useState(false);
  const [Stack, setStack] = useState<ToastStack>();
  const [plain, setPlain] = useState<Notice>();
  useBehaviour((options) => {
    setStarted(true);
    const load = async () => {
      const { ToastStack } = await import("./toast-stack.tsx");
      setStack(() => ToastStack);
    };
    keepToastsReady({ load, showPlainly: setPlain }, options);
  });
  if (!isStarted) return null;
  return (
    <Island>
      <section
        data-island="toasts"
        data-toaster
        data-expanded="false"
        aria-label="Notifications alt+T"
        aria-live="polite"
        aria-relevant="additions text"
        aria-atomic="false"
      >
        {Stack ? <Stack /> : plain && <PlainNotice notice={plain} onClose={() => setPlain(undefined)} />}
      </section>
    </Island>
  );
}

/** A notice whose toast could not be fetched. */
function PlainNotice({ notice: { title, text, action }, onClose }: { notice: Notice; onClose: () => void }) {
  const key = "min-h-[44px] bg-transparent px-3 font-bold text-mari";
  return (
    <p className="fixed start-4 bottom-4 z-99 m-0 rounded-md bg-ink px-4 py-2 text-paper">
      <b>{title}</b> <span>{text}</span>{" "}
      {action && (
        <button type="button" className={key} onClick={action.run}>
          {action.label}
        </button>
      )}{" "}
      <button type="button" className={key} onClick={onClose}>
        Close toast
      </button>
    </p>
  );
}
