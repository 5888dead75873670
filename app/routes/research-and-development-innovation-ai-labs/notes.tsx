import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import { formatDate } from "#shared/format.ts";

interface NotesProps {
  words: LabsPage["notes"];
  posts: { slug: string; title: string; date: string; brief: string }[];
}

const link =
  "group grid gap-x-8 gap-y-1.5 py-5 no-underline transition-all duration-calm hover:bg-orch hover:px-5 lg:grid-cols-[1fr_auto] lg:items-baseline";

/** Write-ups, in the editor's order: newest work first. */
export function Notes({ words, posts }: NotesProps) {
  return (
    <Band name="notes" labelledBy="notes">
      <div className="wrap grid gap-x-half gap-y-8 lg:grid-cols-[4fr_8fr] lg:items-start">
        <div>
          <h2 id="notes">{words.title}</h2>
          <p className="mt-5 mb-6">{words.lead}</p>
          <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
        </div>
        <ul role="list" className="border-t-3">
          {posts.map((post) => (
            <li key={post.slug} className="border-b-2 border-line">
              <Link to={`/blog/${post.slug}`} className={link}>
                <h3 className="text-h4">{post.title}</h3>
                <p className="m-0 leading-snug lg:col-start-1">{post.brief}</p>
                <time
                  dateTime={post.date}
                  className="text-small text-soft group-hover:text-ink lg:col-start-2 lg:row-start-1"
                >
                  {formatDate(post.date)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
