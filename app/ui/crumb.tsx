import { Link } from "./link.tsx";

/** The link back up, above a page's heading. */
export function Crumb({ to, className = "mb-5", children }: { to: string; className?: string; children: string }) {
  return (
    <p className={`crumb text-small font-bold ${className}`}>
      <Link to={to} className="inline-block py-1">
        {children}
      </Link>
    </p>
  );
}
