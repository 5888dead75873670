import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import "./arrow-link.css";

/** A quiet link under or beside a text; `plain` leaves the arrow out. */
export function ArrowLink({ to, children, plain = false }: { to: string; children: ReactNode; plain?: boolean }) {
  return (
    <Link className="arrow-link" to={to}>
      {children}
      {!plain && <Icon name="arrow-right" />}
    </Link>
  );
}
