import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Person } from "#model/people.server.ts";
import type { Pages } from "#model/read-content.server.ts";
import { formatDate } from "#shared/format.ts";
import "./person-record.css";

interface PersonRecordProps {
  words: Pages["person"];
  credits: Person["credits"];
  posts: readonly { slug: string; title: string; date: string }[];
  postCount: number;
}

/** What a person worked on, and what they wrote about it. */
export function PersonRecord({ words, credits, posts, postCount }: PersonRecordProps) {
  return (
    <Band name="person-record" labelledBy="person-record-title">
      <div className="wrap">
        <div className="credits">
          <h2 id="person-record-title">{words.credits}</h2>
          <ul>
            {credits.map((credit) => (
              <li key={credit.title}>
                <span>{credit.year}</span>{" "}
                <b>{credit.case ? <Link to={`/portfolio/${credit.case}`}>{credit.title}</Link> : credit.title}</b>{" "}
                <span>{credit.role}</span>
              </li>
            ))}
          </ul>
        </div>
        {posts.length > 0 && <Written words={words} posts={posts} postCount={postCount} />}
      </div>
    </Band>
  );
}

function Written({ words, posts, postCount }: Pick<PersonRecordProps, "words" | "posts" | "postCount">) {
  const note = words.someOf.replace("{shown}", String(posts.length)).replace("{total}", String(postCount));
  return (
    <div className="written">
      <h2>{words.posts}</h2>
      <ul>
        {posts.map(({ slug, title, date }) => (
          <li key={slug}>
            <Link to={`/blog/${slug}`}>
              <time dateTime={date}>{formatDate(date)}</time> <b>{title}</b>
            </Link>
          </li>
        ))}
      </ul>
      {postCount > posts.length && <p className="note">{note}</p>}
    </div>
  );
}
