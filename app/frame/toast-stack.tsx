import { useEffect, useLayoutEffect, useRef } from "react";
import { Toaster, toast } from "sonner";
import { startToastFocus } from "#app/browser/toast-focus.ts";
import { type Notice, takeToasts } from "#app/browser/toasts.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { Icon } from "#app/ui/icon.tsx";
import { toastLifeMs } from "#shared/constants.ts";
import "./toast-stack.css";

/** The toasts inside their region. */
export function ToastStack() {
  const section = useRef<HTMLElement>(null);
  useBehaviour((options) => {
    const region = section.current?.closest<HTMLElement>("[data-toaster]");
    if (region) startToastFocus(region, options);
  });
  // Before a screen reader can meet two regions of one name.
  useLayoutEffect(() => hush(section.current), []);
  useEffect(() => takeToasts({ show: showToast, withdraw: (topic) => void toast.dismiss(topic) }), []);
  return (
    <Toaster
      ref={section}
      className="toast-stack"
      position="bottom-left"
      gap={14}
      visibleToasts={3}
      duration={toastLifeMs}
      swipeDirections={["right", "left", "bottom"]}
      hotkey={[]}
    />
  );
}

/** The library's own live region would announce everything twice. */
function hush(section: HTMLElement | null): void {
  for (const name of ["aria-label", "aria-live", "aria-relevant", "aria-atomic"]) section?.removeAttribute(name);
}

function showToast(notice: Notice) {
  toast.custom((id) => <ToastCard notice={notice} onClose={() => toast.dismiss(id)} />, {
    ...(notice.topic && { id: notice.topic }),
    ...(notice.action && { duration: Number.POSITIVE_INFINITY }),
  });
}

const card =
  "grid grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-md py-2.5 ps-3 pe-2.5 text-small/snug font-text";
/** A press that starts on its icon would count as a swipe, so the icon ignores the pointer. */
const key = "min-h-[44px] min-w-[44px] rounded-md bg-transparent p-0 hover:bg-ink-3 forced-colors:border";
const tiles = { done: "bg-pitch-lift", failed: "bg-tang", news: "bg-mari" };
const icons = { done: "check", failed: "warning", news: "info" };

function ToastCard({
  notice: { title, text, kind = "done", action },
  onClose,
}: {
  notice: Notice;
  onClose: () => void;
}) {
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
        <span className="vh">Close toast</span>
      </button>
    </div>
  );
}
