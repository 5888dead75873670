import { useEffect, useRef, useState } from "react";
import { followAttention } from "#app/browser/toast-focus.ts";
import { type Notice, takeToasts } from "#app/browser/toasts.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { Toast } from "./toast.tsx";
import "./toast-stack.css";

const mostShown = 3;
let shown = 0;

interface ShownNotice {
  id: string;
  notice: Notice;
}

/** The toasts inside their region, the newest first. While somebody attends to them they spread out, and none expires. */
export function ToastStack({ isExpanded, onExpand }: { isExpanded: boolean; onExpand: (isExpanded: boolean) => void }) {
  const [notices, setNotices] = useState<ShownNotice[]>([]);
  const [isSwiped, setSwiped] = useState(false);
  const isAway = useIsAway();
  const list = useRef<HTMLOListElement>(null);
  const keepFocus = useRef<ReturnType<typeof followAttention>>(undefined);
  useBehaviour((options) => {
    if (list.current) keepFocus.current = followAttention(list.current, { onChange: onExpand }, options);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once; both only set state
  useEffect(() => takeToasts({ show: add, withdraw: remove }), []);

  function add(notice: Notice) {
    const id = notice.topic ?? `toast-${shown++}`;
    setNotices((others) => [{ id, notice }, ...others.filter((other) => other.id !== id)]);
  }
  function remove(id: string) {
    setNotices((others) => others.filter((other) => other.id !== id));
  }
  return (
    <ol role="list" className="toast-stack" ref={list} tabIndex={-1}>
      {notices.map(({ id, notice }, at) => (
        <Toast
          key={id}
          notice={notice}
          isHidden={at >= mostShown}
          isPaused={isExpanded || isSwiped || isAway}
          onSwipe={setSwiped}
          onLeft={() => remove(id)}
          onUnmount={(element) => keepFocus.current?.(element, element.parentElement?.childElementCount === 1)}
        />
      ))}
    </ol>
  );
}

/** Whether the document is hidden. */
function useIsAway(): boolean {
  const [isAway, setAway] = useState(document.hidden);
  useBehaviour((options) => document.addEventListener("visibilitychange", () => setAway(document.hidden), options));
  return isAway;
}
