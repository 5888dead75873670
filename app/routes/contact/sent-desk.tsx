import { useSentNews } from "#app/browser/forms/use-sent-news.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NewsHeading } from "#app/ui/news-heading.tsx";
import type { SentEnquiry } from "./contact-words.server.ts";
import "#app/sections/torn-sheet.css";
import "./sent-desk.css";

/** The state after sending: the docket's stub with its reference and a copy of the message. */
export function SentDesk({ words, reference, work, facts, message, note, mail, toast }: SentEnquiry) {
  // The form stood on the same page, so the visitor is still down at its key.
  useSentNews("contact", toast, () => window.scrollTo({ top: 0, behavior: "instant" }));
  return (
    <Band name="sent-desk" tone="pitch" pad="none" labelledBy="sent" bleed>
      <div className="wrap">
        <div className="text">
          <NewsHeading id="sent">{words.title}</NewsHeading>
          <p className="lead">{words.lead}</p>
          <p>{mail}</p>
          <div className="actions">
            <ButtonLink to={work} tone="paper">
              {words.work} <Icon name="arrow-right" />
            </ButtonLink>{" "}
            <ArrowLink to="/" plain>
              {words.home}
            </ArrowLink>
          </div>
        </div>
        <article className="torn-sheet" aria-label={words.copy}>
          <div className="head">
            <p>{words.reference}</p>
            <p className="reference">{reference}</p>
          </div>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <blockquote>{message}</blockquote>
          <p className="note">{note}</p>
        </article>
      </div>
    </Band>
  );
}
