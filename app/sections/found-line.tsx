import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { FoundLineWords } from "#model/pages/find-words.server.ts";
import { isolated } from "#shared/direction.ts";

interface FoundLineProps {
  words: FoundLineWords;
  query: string;
  /** The words that were probably meant, if nothing has the query's. */
  meant: string | undefined;
  count: number;
}

/** The result of a `FindField`: how many matches, and a link to the full list. */
export function FoundLine({ words, query, meant, count }: FoundLineProps) {
  const exact = count === 1 ? words.foundOne : words.found;
  const sentence = count === 0 ? words.none : meant === undefined ? exact : words.close;
  return (
    <div className="wrap flex scroll-mt-27 flex-wrap items-baseline justify-between gap-x-8 gap-y-2" id="found">
      <p role="status" className="m-0 text-lead">
        {sentence
          .replace("{count}", String(count))
          .replace("{meant}", () => isolated(meant ?? query))
          .replace("{query}", () => isolated(query))}
      </p>
      <ArrowLink to={words.all.url}>{words.all.label}</ArrowLink>
    </div>
  );
}
