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

const card =
  "grid grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-md py-2.5 ps-3 pe-2.5 text-small/snug font-text";
/** A press that starts on its icon would count as a swipe, so the icon ignores the pointer. */
const key = "min-h-[44px] min-w-[44px] rounded-md bg-transparent p-0 hover:bg-ink-3 forced-colors:border";
const tiles = { done: "bg-pitch-lift", failed: "bg-tang", news: "bg-mari" };
const icons = { done: "check", failed: "warning", news: "info" };

function Card({ notice: { title, text, kind = "done", action }, onClose }: { notice: Notice; onClose: () => void }) {
  function act() {
    action?.run();
    onClose();
  }
  return (
    <div className={`toast-card ${card}`}>
      <span className={`grid size-10 place-items-center rounded-md text-[1.25rem] text-ink ${tiles[kind]}`}>
        <Icon name={icons[kind]} />
      </span>
      <p className="m-0 py-1.5">
        <b className="font-bold">{title}</b> {text && <span className="block text-on-ink-soft">{text}</span>}
      </p>
      {action && (
        <button
          type="button"
          className={`col-start-2 row-start-2 -ms-3 justify-self-start px-3 text-[1rem]/none font-bold text-mari ${key}`}
          onClick={act}
        >
          {action.label}
        </button>
      )}{" "}
      <button type="button" className={`col-start-3 row-start-1 ${key}`} onClick={onClose}>
        <Icon name="close" className="pointer-events-none m-auto" />
        <span className="vh">{useControls().closeNotice}</span>
      </button>
    </div>
  );
}
