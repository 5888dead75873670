import { useEffect, useRef } from "react";
import { Toaster as ToastList, toast } from "sonner";
import { expandOnFocus } from "#app/browser/toast-focus.ts";
import { type Notice, takeToasts } from "#app/browser/toasts.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import "sonner/dist/styles.css";
import "./toast-region.css";

export function ToastRegion() {
  const region = useRef<HTMLDivElement>(null);
  useBehaviour(({ signal }) => region.current && expandOnFocus(region.current, { signal }));
  useEffect(() => takeToasts(showToast), []);
  return (
    <div className="toast-region" data-toaster data-expanded="false" ref={region}>
      <ToastList
        position="bottom-left"
        gap={14}
        visibleToasts={3}
        closeButton
        swipeDirections={["right", "left", "bottom"]}
        toastOptions={{ unstyled: true, closeButtonAriaLabel: "Close toast" }}
      />
    </div>
  );
}

function showToast({ title, text, action }: Notice) {
  toast(title, {
    description: text,
    ...(action && { action: { label: action.label, onClick: action.run }, duration: Number.POSITIVE_INFINITY }),
  });
}
