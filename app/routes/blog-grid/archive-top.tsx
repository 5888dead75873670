import { Band } from "#app/ui/band.tsx";
import { SearchLine } from "#app/ui/search-line.tsx";
import type { ArchivePage } from "#model/posts/archive-page.server.ts";
import "./archive-top.css";

/** The name of the room and its search field. */
export function ArchiveTop({ title, search, choice }: { title: string } & Pick<ArchivePage, "search" | "choice">) {
  const { q, ...keep } = choice;
  return (
    <Band name="archive-top" pad="none" labelledBy="archive-title">
      <div className="wrap grid-12">
        <h1 id="archive-title">{title}</h1>
        <SearchLine action="/blog-grid" name="archive" value={q} keep={keep} {...search} />
      </div>
    </Band>
  );
}
