import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import "./button.css";

interface ArrowLinkProps {
  to: string;
  children: ReactNode;
  plain?: boolean;
  className?: string;
}

/** A quiet link under or beside a text; `plain` leaves the arrow out. */
export function ArrowLink({ to, children, plain = false, className = "" }: ArrowLinkProps) {
  return (
    <Link className={`arrow-link quiet-link ${className}`} to={to}>
      {children}
      {!plain && <Icon name="arrow-right" />}
    </Link>
  );
}
