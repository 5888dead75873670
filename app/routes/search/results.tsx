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
    <Band name="results" id="results" pad="none" labelledBy="search-found" className="pt-9 pb-24 md:pt-14">
      <div className="wrap">
        <header className="mb-8 flex flex-wrap items-baseline gap-x-5 gap-y-1.5">
          <h2 id="search-found" className="text-h3 wrap-anywhere">
            {words.title.replace("{query}", () => isolated(query))}
          </h2>
          <p role="status" className="m-0 text-soft">
            {isClose ? close : count}
          </p>
        </header>
        {byKind(hits).map(({ kind, entries }) => (
          <section key={kind} className="border-t-3 pt-6 pb-8 md:grid md:grid-cols-[3fr_9fr] md:gap-gut">
            <h3 className="mb-3 text-h4 md:mt-3.5 md:mb-0">
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

const row =
  "group flex items-start gap-4 py-3.5 no-underline transition-[padding,background] duration-calm hover:bg-mari hover:px-4 md:gap-6";
const texts = "grid min-w-0 flex-1 gap-x-6 gap-y-0.5 lg:grid-cols-[4fr_5fr] lg:items-baseline";
const thumb = "aspect-4/3 h-auto w-18 flex-none rounded-md bg-paper-2 sm:w-24";

type RowWords = Pick<FoundProps["words"], "inText" | "filed">;

function FoundRow({ hit, said }: { hit: ShownHit; said: RowWords }) {
  const { title, path, summary, words, inText, tag, excerpt, picture } = hit;
  const label = tag && said.filed.replace("{label}", tag);
  const reason = excerpt ?? label ?? (inText.length > 0 ? said.inText : undefined);
  return (
    <li className="not-first:border-t-2 not-first:border-line">
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
