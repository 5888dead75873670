import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import "./button.css";
import "./dialog.css";

interface DialogProps {
  /** What buttons name in `commandfor`. */
  id: string;
  label: string;
  side: "right" | "top";
  /** Names the overlay for outside checks. */
  overlay: string;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

const panel =
  "absolute overflow-auto overscroll-contain bg-paper transition-[translate,opacity] duration-calm starting:opacity-0";
const sides = {
  right: "inset-y-0 end-0 w-[min(500px,100%-3rem)] shadow-pop motion-safe:starting:translate-x-10",
  top: "inset-x-0 top-0 mx-auto max-h-full w-[min(880px,100%)] motion-safe:starting:-translate-y-6 md:top-[4vh] md:max-h-[90vh] md:rounded-lg md:shadow-pop",
};

/**
 * A modal sheet over the page. Opens by a button with `command="show-modal"`, so it works without script; closes by its
 * overlay and by Escape, and gives the focus back.
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
    <dialog
      ref={dialog}
      id={id}
      className="m-0 size-full max-h-none max-w-none overflow-hidden overscroll-contain border-0 bg-transparent p-0 text-ink backdrop:bg-transparent"
      aria-label={label}
    >
      <button
        className="absolute inset-0 w-full cursor-default bg-ink/62 p-0 transition-opacity duration-calm starting:opacity-0"
        data-overlay={overlay}
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        command="close"
        commandfor={id}
      />
      <div className={`${panel} ${sides[side]}`}>{children}</div>
    </dialog>
  );
}

/** The square key in a sheet's corner. */
export function CloseButton({ dialog, label, className = "" }: { dialog: string; label: string; className?: string }) {
  return (
    <button className={`square-key ${className}`} data-solid type="button" command="close" commandfor={dialog}>
      <Icon name="close" />
      <span className="vh">{label}</span>
    </button>
  );
}
