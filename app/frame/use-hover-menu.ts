import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { isComposing } from "#shared/composing.ts";

/**
 * A submenu that opens on hover, focus and click. A click pins it until the next one, so that the pointer may leave;
 * Escape closes it and returns the focus to its button.
 */
export function useHoverMenu() {
  const [isOpen, setOpen] = useState(false);
  const isPinned = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    isPinned.current = false;
    setOpen(false);
  };

  const container = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && setOpen(true),
    onPointerLeave: () => !isPinned.current && !holdsFocus(button.current) && close(),
    onFocus: () => setOpen(true),
    onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !isOpen || isComposing(event.nativeEvent)) return;
      button.current?.focus();
      close();
    },
  };
  const trigger = {
    ref: button,
    onClick: () => {
      if (isPinned.current) return close();
      isPinned.current = true;
      setOpen(true);
    },
  };
  return { isOpen, container, trigger };
}

function holdsFocus(button: HTMLElement | null): boolean {
  return button?.parentElement?.contains(document.activeElement) ?? false;
}
