import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import { formatDate } from "#shared/format.ts";
import "./lab-notes.css";

interface Props {
  words: LabsPage["notes"];
  posts: { slug: string; title: string; date: string; brief: string }[];
}

/** Write-ups, newest work first as the editor ordered them. */
export function LabNotes({ words, posts }: Props) {
  return (
    <Band name="lab-notes" labelledBy="notes">
      <div className="wrap">
        <div className="head">
          <h2 id="notes">{words.title}</h2>
          <p>{words.lead}</p>
          <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
        </div>
        <ul>
          {posts.map((post) => (
            <li key={post.slug}>
              <Link to={`/blog/${post.slug}`}>
                <h3>{post.title}</h3>
                <p>{post.brief}</p>
                <time dateTime={post.date}>{formatDate(post.date)}</time>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
