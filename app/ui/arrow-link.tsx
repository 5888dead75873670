import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Link, useIsOff } from "./link.tsx";

interface ArrowLinkProps {
  to: string;
  children: ReactNode;
  plain?: boolean;
  /** The page's main call. */
  isMain?: boolean;
  className?: string;
}

/** A quiet link under or beside a text; `plain` leaves the arrow out. Nothing where its page is off. */
export function ArrowLink({ to, children, plain = false, isMain, className = "" }: ArrowLinkProps) {
  if (useIsOff(to)) return null;
  return (
    <Link className={`quiet-link ${className}`} to={to} data-call={isMain && "main"}>
      {children}
      {!plain && <Icon name="arrow-right" />}
    </Link>
  );
}
