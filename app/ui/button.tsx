import type { ComponentProps } from "react";
import { Link, useIsOff } from "./link.tsx";

/** A button's look: ink by default; `line` is an outline. */
type Key = "tang" | "mari" | "paper" | "line";

interface KeyProps {
  tone?: Key;
  size?: "small";
}

/** An extruded button that submits or acts. */
export function Button({ tone, size, type = "button", className = "", ...rest }: ComponentProps<"button"> & KeyProps) {
  return <button {...rest} className={`button ${className}`} data-key={tone} data-size={size} type={type} />;
}

/** A link with the same look; nothing where its page is off. */
export function ButtonLink({ tone, size, className = "", ...rest }: ComponentProps<typeof Link> & KeyProps) {
  if (useIsOff(rest.to)) return null;
  return <Link {...rest} className={`button ${className}`} data-key={tone} data-size={size} />;
}
