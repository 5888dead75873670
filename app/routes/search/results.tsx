import { byKind } from "#app/frame/by-kind.ts";
import type { Finding, Hit } from "#app/frame/search-engine.ts";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Marked, wordsBeside } from "#app/ui/marked.tsx";
import type { Pages } from "#model/content.server.ts";

interface FoundProps {
  words: Pages["search"]["found"];
  query: string;
  finding: Finding;
}

/** Results by kind, as ruled rows with the matching words marked. */
export function Results({ words, query, finding: { hits, isClose, meant = query } }: FoundProps) {
  const count = (hits.length === 1 ? words.one : words.many).replace("{count}", String(hits.length));
  const close = words.close.replace("{query}", query).replace("{meant}", meant);
  return (
    <Band name="results" pad="none" labelledBy="search-found" className="pt-9 pb-24 md:pt-14">
      <div className="wrap">
        <header className="mb-8 flex flex-wrap items-baseline gap-x-5 gap-y-1.5">
          <h2 id="search-found" className="text-h3 wrap-anywhere">
            {words.title.replace("{query}", query)}
          </h2>
          <p role="status" className="m-0 text-soft">
            {isClose ? close : count}
          </p>
        </header>
        {byKind(hits).map(({ kind, entries }) => (
          <section key={kind} className="border-t-3 pt-6 pb-8 md:grid md:grid-cols-[3fr_9fr] md:gap-gut">
            <h3 className="mb-3 text-h4 md:mt-3.5 md:mb-0">
              {kind} <span className="font-text font-lead text-soft">{entries.length}</span>
            </h3>
            <ul role="list">
              {entries.map((hit) => (
                <FoundRow key={hit.path} hit={hit} inText={words.inText} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  );
}

const row =
  "group grid gap-x-6 gap-y-0.5 py-3.5 no-underline transition-[padding,background] duration-calm hover:bg-mari hover:px-4 lg:grid-cols-[4fr_5fr] lg:items-baseline";

function FoundRow({ hit: { title, path, summary, words, excerpt }, inText }: { hit: Hit; inText: string }) {
  const beside = wordsBeside([title, summary], words);
  return (
    <li className="not-first:border-t-2 not-first:border-line">
      <Link to={path} className={row}>
        <b className="text-lead/tight font-bold">
          <Marked text={title} words={words} />
        </b>{" "}
        <span className="text-soft group-hover:text-ink">
          <Marked text={summary} words={words} />{" "}
          {beside.length > 0 && (
            <small className="block">
              {excerpt ? (
                <Marked text={excerpt} words={beside} />
              ) : (
                <>
                  {inText} <Marked text={beside.join(", ")} words={beside} />
                </>
              )}
            </small>
          )}
        </span>
      </Link>
    </li>
  );
}
