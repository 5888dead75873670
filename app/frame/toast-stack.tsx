import { useEffect, useRef } from "react";
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
    if (!section.current || !region) return;
    hush(section.current);
    startToastFocus(region, options);
  });
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

/** The library's own live region would say everything a second time. */
function hush(section: HTMLElement) {
  for (const name of ["aria-label", "aria-live", "aria-relevant", "aria-atomic"]) section.removeAttribute(name);
}

function showToast(notice: Notice) {
  toast.custom((id) => <ToastCard notice={notice} onClose={() => toast.dismiss(id)} />, {
    ...(notice.topic && { id: notice.topic }),
    ...(notice.action && { duration: Number.POSITIVE_INFINITY }),
  });
}

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
    <div className="toast-card" data-kind={kind}>
      <span className="tile">
        <Icon name={icons[kind]} />
      </span>
      <p>
        <b>{title}</b> {text && <span>{text}</span>}
      </p>
      {action && (
        <button type="button" className="act" onClick={act}>
          {action.label}
        </button>
      )}{" "}
      <button type="button" className="shut" onClick={onClose}>
        <Icon name="close" />
        <span className="vh">Close toast</span>
      </button>
    </div>
  );
}
