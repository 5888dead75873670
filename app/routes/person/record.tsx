import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Person } from "#model/people/people.server.ts";
import { formatDate } from "#shared/format.ts";

interface RecordProps {
  words: Pages["person"];
  credits: Person["credits"];
  posts: readonly { slug: string; title: string; date: string }[];
  postCount: number;
}

/** What a person worked on, and what they wrote about it. */
export function Record({ words, credits, posts, postCount }: RecordProps) {
  return (
    <Band name="record" labelledBy="person-record-title">
      <div className="wrap grid gap-x-band gap-y-10 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] md:items-start">
        <div>
          <h2 id="person-record-title" className="mb-5 text-h3">
            {words.credits}
          </h2>
          <ul role="list">
            {credits.map((credit) => (
              <li
                key={credit.title}
                className="grid grid-cols-[3.4rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-0.5 border-t-2 border-line py-3.5 lg:grid-cols-[5rem_minmax(0,1fr)_auto]"
              >
                <span className="text-soft">{credit.year}</span>{" "}
                <b className="display text-h4">
                  {credit.case ? <Link to={`/portfolio/${credit.case}`}>{credit.title}</Link> : credit.title}
                </b>{" "}
                <span className="text-soft max-lg:col-start-2">{credit.role}</span>
              </li>
            ))}
          </ul>
        </div>
        {posts.length > 0 && <Written words={words} posts={posts} postCount={postCount} />}
      </div>
    </Band>
  );
}

function Written({ words, posts, postCount }: Pick<RecordProps, "words" | "posts" | "postCount">) {
  const note = words.someOf.replace("{shown}", String(posts.length)).replace("{total}", String(postCount));
  return (
    <div>
      <h2 className="mb-5 text-h3">{words.posts}</h2>
      <ul role="list">
        {posts.map(({ slug, title, date }) => (
          <li key={slug}>
            <Link to={`/blog/${slug}`} className="group block border-t-2 border-line py-3.5 no-underline">
              <time dateTime={date} className="block text-small text-soft">
                {formatDate(date)}
              </time>{" "}
              <b className="display text-h4 decoration-3 group-hover:underline">{title}</b>
            </Link>
          </li>
        ))}
      </ul>
      {postCount > posts.length && <p className="mt-2.5 mb-0 text-small text-soft">{note}</p>}
    </div>
  );
}
