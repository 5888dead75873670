import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Content } from "#model/content.server.ts";
import { telephoneLink } from "#shared/format.ts";

interface ReportProps {
  words: Content["pages"]["accessibility"]["report"];
  ways: { mail: string; phone: string };
}

/** How and where to report a barrier. */
export function Report({ words, ways }: ReportProps) {
  return (
    <Band name="report" tone="paper-2" pad="none" labelledBy="report">
      <div className="wrap grid items-end gap-x-gut gap-y-8 py-half lg:grid-cols-2">
        <div>
          <h2 id="report">{words.title}</h2>
          <p className="lead mt-4 mb-0">{words.text}</p>
        </div>
        <div>
          <ul role="list">
            {words.tell.map((line) => (
              <li key={line} className="border-t-2 border-line py-3 font-bold">
                {line}
              </li>
            ))}
          </ul>
          <div className="actions mt-4">
            <ButtonLink to={`mailto:${ways.mail}?subject=${encodeURIComponent(words.subject)}`} data-call="main">
              {words.action}
            </ButtonLink>
            <p className="m-0">
              {words.phone}{" "}
              <Link to={telephoneLink(ways.phone)} className="inline-block py-1 font-bold whitespace-nowrap">
                {ways.phone}
              </Link>
            </p>
          </div>
        </div>
      </div>
    </Band>
  );
}
