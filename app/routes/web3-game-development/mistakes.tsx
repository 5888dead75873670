import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { CaseBrief } from "#model/cases/case-briefs.server.ts";
import type { Web3Page } from "#model/pages/web3-game-development.server.ts";

const entryLook = "items-baseline gap-4 border-t-3 py-5 md:grid md:grid-cols-[7rem_1fr]";
const plate =
  "display inline-block whitespace-nowrap rounded-sm bg-tang px-3 py-1.5 text-h4/none max-md:mb-2.5 md:justify-self-start";

/** A case with the three things that went wrong on our side. */
export function Mistakes({ words, cases }: { words: Web3Page["mistakes"]; cases: CaseBrief[] }) {
  return (
    <Band name="mistakes" labelledBy="mistakes">
      <div className="wrap items-start gap-x-half md:grid md:grid-cols-[5fr_7fr]">
        <h2 id="mistakes" className="mb-7 max-w-[11em] md:col-span-2 lg:mb-11">
          {words.title}
        </h2>
        {cases.map((entry) => (
          <article key={entry.slug}>
            <Picture
              image={entry.imgUrl}
              alt={entry.alt}
              sizes="100vw md:50vw lg:48vw xxl:48vw"
              className="aspect-4/3 w-full rounded-lg object-cover"
            />
            <h3 className="mt-5">{entry.title}</h3>
            <p className="mt-2 mb-0">{entry.constraint}</p>
            <p className="mt-2 mb-4">
              <b>{entry.result}</b>
            </p>
            <ArrowLink to={`/portfolio/${entry.slug}`}>
              {words.action} {entry.title}
            </ArrowLink>
          </article>
        ))}
        <div className="max-md:mt-10">
          <p className="lead">{words.lead}</p>
          <ol role="list">
            {words.items.map((item) => (
              <li key={item.when} className={entryLook}>
                <b className={plate}>{item.when}</b>
                <p className="m-0 text-lead">
                  <Prose text={item.text} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}
