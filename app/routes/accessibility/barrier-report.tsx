import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Content } from "#model/content.server.ts";
import { telephoneLink } from "#shared/format.ts";
import "./barrier-report.css";

interface BarrierReportProps {
  words: Content["pages"]["accessibility"]["report"];
  ways: { mail: string; phone: string };
}

/** What to tell us about a barrier, and where. */
export function BarrierReport({ words, ways }: BarrierReportProps) {
  return (
    <Band name="barrier-report" tone="paper-2" pad="none" labelledBy="report">
      <div className="wrap">
        <div>
          <h2 id="report">{words.title}</h2>
          <p className="lead">{words.text}</p>
        </div>
        <div>
          <ul>
            {words.tell.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div className="actions">
            <ButtonLink to={`mailto:${ways.mail}?subject=${encodeURIComponent(words.subject)}`}>
              {words.action}
            </ButtonLink>
            <p>
              {words.phone} <Link to={telephoneLink(ways.phone)}>{ways.phone}</Link>
            </p>
          </div>
        </div>
      </div>
    </Band>
  );
}
