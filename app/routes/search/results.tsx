import { byKind } from "#app/frame/by-kind.ts";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Marked } from "#app/ui/marked.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";
import { isolated } from "#shared/direction.ts";
import type { ShownFinding, ShownHit } from "./data.server.ts";

interface FoundProps {
  words: Omit<Pages["search"]["found"], "kinds">;
  /** What several of a kind are called. */
  plurals: Readonly<Record<string, string>>;
  query: string;
  finding: ShownFinding;
}

/** Results by kind, as ruled rows with the matching words marked. */
export function Results({ words, plurals, query, finding: { hits, isClose, meant = query } }: FoundProps) {
  const count = (hits.length === 1 ? words.one : words.many).replace("{count}", String(hits.length));
  const close = words.close.replace("{query}", () => isolated(query)).replace("{meant}", () => isolated(meant));
  return (
    <Band name="results" id="results" pad="none" labelledBy="search-found" className="py-compact">
      <div className="wrap">
        <header className="mb-8 flex flex-wrap items-baseline gap-x-6 gap-y-2">
          <h2 id="search-found" className="text-h3 wrap-anywhere">
            {words.title.replace("{query}", () => isolated(query))}
          </h2>
          <p role="status" className="m-0 text-soft">
            {isClose ? close : count}
          </p>
        </header>
        {byKind(hits).map(({ kind, entries }) => (
          <section key={kind} className="grid gap-x-gut gap-y-3 border-t-3 pt-6 pb-8 cols-4-8">
            <h3 className="text-h4">
              {`${entries.length === 1 ? kind : (plurals[kind] ?? kind)} (${entries.length})`}
            </h3>
            <ul role="list">
              {entries.map((hit) => (
                <FoundRow key={hit.path} hit={hit} said={words} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  );
}

const row = "group flex items-start gap-4 py-3 no-underline hover:bg-mari";
const texts = "grid min-w-0 flex-1 gap-x-6 gap-y-1 lg:grid-cols-2";
const thumb = "aspect-photo w-28 flex-none rounded-md bg-paper-2";

type RowWords = Pick<FoundProps["words"], "inText" | "filed">;

function FoundRow({ hit, said }: { hit: ShownHit; said: RowWords }) {
  const { title, path, summary, words, inText, tag, excerpt, picture } = hit;
  const label = tag && said.filed.replace("{label}", tag);
  const reason = excerpt ?? label ?? (inText.length > 0 ? said.inText : undefined);
  return (
    <li className="border-t-2 border-line first:border-t-0">
      <Link to={path} className={row}>
        {picture && (
          <Picture
            image={picture}
            alt=""
            width={96}
            className={`${thumb} ${picture.isCutout ? "object-contain" : "object-cover"}`}
          />
        )}
        <span className={texts}>
          <b className="text-lead/tight font-bold">
            <Marked text={title} words={words} />
          </b>{" "}
          <span className="text-soft group-hover:text-ink">
            <Marked text={summary} words={words} />{" "}
            {reason && (
              <small className="block">
                <Marked text={reason} words={excerpt || label ? words : []} />
              </small>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
