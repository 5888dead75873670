import { Link } from "#app/ui/link.tsx";
import type { BriefData } from "./data.server.ts";

/** Briefs to begin with, for readers who recognise theirs. */
export function Presets({ title, list }: BriefData["presets"]) {
  if (list.length === 0) return null;
  return (
    <nav aria-label={title} className="mt-8 border-t-2 border-line-inv pt-4">
      <p className="mb-2 font-bold">{title}</p>
      <ul role="list" className="grid gap-y-1">
        {list.map(({ label, answers }) => (
          <li key={label}>
            <Link to={`/brief?v=1&${answers}`} className="inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
