import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { SiteSearch } from "./search-site.server.ts";
import "./search-found.css";

type Found = Extract<SiteSearch, { state: "found" }>;

/** Results by kind, as ruled rows. */
export function SearchFound({ found: { heading, status, groups } }: { found: Found }) {
  return (
    <Band name="search-found" pad="none" labelledBy="search-found">
      <div className="wrap">
        <header>
          <h2 id="search-found">{heading}</h2>
          <p role="status">{status}</p>
        </header>
        {groups.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
    </Band>
  );
}

function Group({ group: { kind, entries } }: { group: Found["groups"][number] }) {
  return (
    <section>
      <h3>
        {kind} <span>{entries.length}</span>
      </h3>
      <ul>
        {entries.map(({ title, path, summary }) => (
          <li key={path}>
            <Link to={path}>
              <b>{title}</b>
              <span>{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
