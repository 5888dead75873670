import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import { Island } from "./island.tsx";
import "./button.css";
import "./dialog.css";

interface DialogProps {
  /** Named by buttons in `commandfor`. */
  id: string;
  label: string;
  side: "right" | "top";
  /** Names the overlay for outside checks. */
  overlay: string;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * A modal dialog over the page. Opened by a button with `command="show-modal"`, so it works without script; closes on a
 * click outside or Escape, and restores the focus.
 */
export function Dialog({ id, label, side, overlay, onToggle, children }: DialogProps) {
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
    <dialog ref={dialog} id={id} className={`modal ${side === "top" ? "modal-top" : "modal-right"}`} aria-label={label}>
      <div>
        <Island fallback={<Stopped />}>{children}</Island>
      </div>
      {/* Last, because WebKit focuses the first button of a dialog even where Tab passes it over. */}
      <button data-overlay={overlay} type="button" tabIndex={-1} aria-hidden="true" command="close" commandfor={id} />
    </dialog>
  );
}

function Stopped() {
  return <p className="wrap">This part has stopped working. Load the page again to use it.</p>;
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
