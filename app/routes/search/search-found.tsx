import { byKind } from "#app/frame/by-kind.ts";
import type { Finding, Hit } from "#app/frame/search-engine.ts";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Marked, wordsBeside } from "#app/ui/marked.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./search-found.css";

interface FoundProps {
  words: Pages["search"]["found"];
  query: string;
  finding: Finding;
}

/** Results by kind, as ruled rows; the words that were found are marked. */
export function SearchFound({ words, query, finding: { hits, isClose, meant = query } }: FoundProps) {
  const count = (hits.length === 1 ? words.one : words.many).replace("{count}", String(hits.length));
  const close = words.close.replace("{query}", query).replace("{meant}", meant);
  return (
    <Band name="search-found" pad="none" labelledBy="search-found">
      <div className="wrap">
        <header>
          <h2 id="search-found">{words.title.replace("{query}", query)}</h2>
          <p role="status">{isClose ? close : count}</p>
        </header>
        {byKind(hits).map(({ kind, entries }) => (
          <section key={kind}>
            <h3>
              {kind} <span>{entries.length}</span>
            </h3>
            <ul>
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

function FoundRow({ hit: { title, path, summary, words, excerpt }, inText }: { hit: Hit; inText: string }) {
  const beside = wordsBeside([title, summary], words);
  return (
    <li>
      <Link to={path}>
        <b>
          <Marked text={title} words={words} />
        </b>{" "}
        <span>
          <Marked text={summary} words={words} />{" "}
          {beside.length > 0 && (
            <small>
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
