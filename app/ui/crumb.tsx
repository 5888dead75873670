import { Link } from "./link.tsx";
import "./crumb.css";

/** The way back up, above the heading of a page. */
export function Crumb({ to, children }: { to: string; children: string }) {
  return (
    <p className="crumb">
      <Link to={to}>{children}</Link>
    </p>
  );
}
