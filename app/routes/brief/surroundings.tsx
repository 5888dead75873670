import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { formatWhole } from "#shared/money.ts";
import type { BriefData } from "./data.server.ts";
import { Keep } from "./keep.tsx";

interface SurroundingsProps {
  words: Pick<BriefData, "estimate" | "cases" | "keep">;
  near: BriefData["jobs"];
  /** The answers as an address has them. */
  query: string;
  /** The sign of the site's own currency. */
  sign: string;
  /** Makes a file in the browser. */
  save: (name: string) => Promise<void>;
}

/** Jobs to compare with, what is taken for granted, what is left out, and ways to take it along. */
export function Surroundings({ words: { estimate, cases, keep }, near, query, sign, save }: SurroundingsProps) {
  return (
    <Band name="surroundings" pad="none" label={keep.title}>
      <div className="wrap grid gap-x-half gap-y-9 py-half md:grid-cols-2 lg:grid-cols-4 print:grid! print:grid-cols-2 print:gap-y-4 print:py-4">
        <Near words={cases} near={near} sign={sign} />
        <Terms title={estimate.assumptions} list={estimate.assumed} />
        <Terms title={estimate.excluded} list={estimate.leftOut} />
        <Keep words={keep} query={query} save={save} />
      </div>
    </Band>
  );
}

function Near({ words, near, sign }: Pick<SurroundingsProps, "near" | "sign"> & { words: BriefData["cases"] }) {
  if (near.length === 0) return null;
  return (
    <div>
      <h2 className="mb-3 text-h4">{words.title}</h2>
      <ul className="border-t-3">
        {near.map(({ slug, title, weeks, people, price }) => (
          <li key={slug} className="border-b-2 border-line py-3">
            <Link to={`/portfolio/${slug}`} className="display text-h4">
              {title}
            </Link>
            <p className="mt-1 mb-0">
              {words.took
                .replace("{weeks}", String(weeks))
                .replace("{people}", String(people))
                .replace("{price}", () => formatWhole(price, sign))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const mark = "before:me-3 before:inline-block before:size-2 before:rotate-45 before:bg-current";
function Terms({ title, list }: { title: string; list: readonly string[] }) {
  return (
    <div>
      <h2 className="mb-3 text-h4">{title}</h2>
      <ul className="grid gap-2 border-t-3 pt-3">
        {list.map((line) => (
          <li key={line} className={`ps-5 -indent-5 ${mark}`}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
