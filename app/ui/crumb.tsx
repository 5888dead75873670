import { Link } from "./link.tsx";
import "./crumb.css";

/** The way back up, above the heading of a page. */
export function Crumb({ to, className = "", children }: { to: string; className?: string; children: string }) {
  return (
    <p className={`crumb ${className}`}>
      <Link to={to}>{children}</Link>
    </p>
  );
}
