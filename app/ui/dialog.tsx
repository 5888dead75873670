import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import { Island, Stopped } from "./island.tsx";

interface DialogProps {
  /** Named by buttons in `commandfor`. */
  id: string;
  label: string;
  side: "right" | "top";
  /** Names the overlay for outside checks. */
  overlay: string;
  onToggle: (isOpen: boolean) => void;
  /** Shown instead of its content, once that has failed. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog over the page. Opened by a button with `command="show-modal"`, so it works without script; closes on a
 * click outside or Escape, and restores the focus.
 */
export function Dialog({ fallback = <Stopped />, children, ...shell }: DialogProps) {
  return (
    <Island fallback={<Shell {...shell}>{fallback}</Shell>}>
      <Shell {...shell}>{children}</Shell>
    </Island>
  );
}

function Shell({ id, label, side, overlay, onToggle, children }: Omit<DialogProps, "fallback">) {
  const dialog = useRef<HTMLDialogElement>(null);
  const tell = useRef(onToggle);
  useEffect(() => {
    // React has no toggle event for dialogs; close alone would miss the opening.
    const element = dialog.current;
    const report = () => tell.current(element?.open ?? false);
    element?.addEventListener("toggle", report);
    element?.addEventListener("close", report);
    return () => {
      element?.removeEventListener("toggle", report);
      element?.removeEventListener("close", report);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={side === "top" ? "modal modal-top" : "modal"}
      data-island={id}
      aria-label={label}
    >
      <div>{children}</div>
      {/* Last, because WebKit focuses the first button of a dialog even where Tab passes it over. */}
      <button data-overlay={overlay} type="button" tabIndex={-1} aria-hidden="true" command="close" commandfor={id} />
    </dialog>
  );
}

/** The square button in a dialog's corner. */
export function CloseButton({ dialog, label, className = "" }: { dialog: string; label: string; className?: string }) {
  return (
    <button className={`square-key ${className}`} data-solid type="button" command="close" commandfor={dialog}>
      <Icon name="close" />
      <span className="vh">{label}</span>
    </button>
  );
}
