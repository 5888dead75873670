import { Band } from "#app/ui/band.tsx";
import { SearchLine } from "#app/ui/search-line.tsx";
import type { ArchivePage } from "#model/posts/archive-page.server.ts";

/** The name of the archive and its search field. */
export function Hero({ title, search, choice }: { title: string } & Pick<ArchivePage, "search" | "choice">) {
  const { q, ...keep } = choice;
  return (
    <Band name="hero" id="hero" pad="none" labelledBy="archive-title">
      <div className="wrap grid items-end gap-x-gut gap-y-6 py-compact md:grid-cols-2">
        <h1 id="archive-title" className="text-hero">
          {title}
        </h1>
        <SearchLine action="/blog-grid" name="archive" value={q} keep={keep} {...search} />
      </div>
    </Band>
  );
}
