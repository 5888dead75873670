import { useEffect, useLayoutEffect, useRef } from "react";
import { followSwipe } from "#app/browser/swipe.ts";
import type { Notice } from "#app/browser/toasts.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useControls } from "#app/ui/control-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { toastLifeMs } from "#shared/constants.ts";

/** How long a toast takes to go. */
const leavingMs = 200;

interface ToastProps {
  notice: Notice;
  /** Beyond those that are shown. */
  isHidden: boolean;
  /** Timers wait. */
  isPaused: boolean;
  onLeft: () => void;
  /** Called while the element is still in the page. */
  onUnmount: (element: HTMLElement) => void;
  /** Whether it is being swiped: meanwhile all timers wait. */
  onSwipe: (isSwiped: boolean) => void;
}

export function Toast({ notice, isHidden, isPaused, onLeft, onUnmount, onSwipe }: ToastProps) {
  const item = useRef<HTMLLIElement>(null);
  const leave = () => {
    const element = item.current;
    if (!element || element.dataset.removed) return;
    element.dataset.removed = "true";
    setTimeout(onLeft, leavingMs);
  };
  useLife({ notice, isPaused, onEnd: leave });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the element that goes
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (element) onUnmount(element);
    };
  }, []);
  useBehaviour((options) => {
    const onEnd = (isDismissed: boolean) => {
      onSwipe(false);
      if (isDismissed) leave();
    };
    if (item.current) followSwipe(item.current, { onStart: () => onSwipe(true), onEnd }, options);
  });
  return (
    <li ref={item} tabIndex={0} data-toast data-visible={!isHidden}>
      <Card notice={notice} onClose={leave} />
    </li>
  );
}

/** Ends a notice without an action after its time; what remains when timers pause is what remains afterwards. */
function useLife({ notice, isPaused, onEnd }: { notice: Notice; isPaused: boolean; onEnd: () => void }) {
  const left = useRef(toastLifeMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice in its place lives as long as any
  useEffect(() => {
    left.current = toastLifeMs;
  }, [notice]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what ends it is the same at each rendering
  useEffect(() => {
    if (isPaused || notice.action) return;
    const since = Date.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [notice, isPaused]);
}

const icons = { done: "check", failed: "warning", news: "info" };

function Card({ notice: { title, text, kind = "done", action }, onClose }: { notice: Notice; onClose: () => void }) {
  function act() {
    action?.run();
    onClose();
  }
  return (
    <div className="toast-card" data-kind={kind}>
      <Icon name={icons[kind]} />
      <p>
        <b>{title}</b> {text && <span>{text}</span>}
      </p>
      {action && (
        <button type="button" className="toast-action" onClick={act}>
          {action.label}
        </button>
      )}{" "}
      <button type="button" onClick={onClose}>
        <Icon name="close" />
        <span className="vh">{useControls().closeNotice}</span>
      </button>
    </div>
  );
}
