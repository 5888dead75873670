import { useSentNews } from "#app/browser/forms/use-sent-news.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NewsHeading } from "#app/ui/news-heading.tsx";
import type { ShownSent } from "./data.server.ts";
import { NextSteps } from "./next-steps.tsx";

type SentWords = ShownSent["sent"];

/** After sending: the docket's stub with its reference, a copy of the message and what happens next. */
export function Sent({ band: { role, next, sent } }: { band: ShownSent }) {
  const { words, work, mail, toast } = sent;
  // The form was on the same page, so the visitor is still scrolled down to its button.
  useSentNews("contact", toast, () => window.scrollTo({ top: 0, behavior: "instant" }));
  return (
    <div className="wrap flex flex-col gap-y-8">
      <div className="grid gap-x-gut gap-y-8 lg:cols-7-5">
        <div>
          <NewsHeading id={`${role}-heading`} className="text-hero/(--clear)">
            {words.title}
          </NewsHeading>
          <p className="m-0 mt-6 max-w-text text-lead">{words.lead}</p>
          <p className="mt-3 mb-8">{mail}</p>
          <div className="actions">
            <ButtonLink to={work} data-call="main">
              {words.work} <Icon name="arrow-right" />
            </ButtonLink>{" "}
            <ArrowLink to="/" plain>
              {words.home}
            </ArrowLink>
          </div>
        </div>
        <Copy {...sent} />
      </div>
      <div>
        <h2 className="mb-4 text-h3">{next.title}</h2>
        <NextSteps steps={next.steps} className="sm:grid-cols-2 lg:grid-cols-4" />
      </div>
    </div>
  );
}

const rows = "border-b-2 border-line py-2";

function Copy({ words, reference, facts, message, note }: SentWords) {
  return (
    <article className="torn-sheet rounded-b-lg p-6 shadow-edge lg:self-start" aria-label={words.copy}>
      <div className="mb-2 border-b-3">
        <p className="m-0">{words.reference}</p>
        <p className="display mb-0 pt-2 pb-3 text-figure">{reference}</p>
      </div>
      <dl>
        {facts.map(({ label, value, isTyped }) => (
          <div key={label} className={`flex gap-3 ${rows}`}>
            <dt className="w-28 flex-none text-soft">{label}</dt>
            <dd className="font-bold wrap-anywhere" dir={isTyped ? "auto" : undefined}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {message.brief && <BriefSlip brief={message.brief} />}
      {message.isLong ? (
        <details className="my-6">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-bold underline">
            {words.whole}
          </summary>
          {message.brief ? <WholeBrief brief={message.brief} /> : <Written text={message.text} />}
        </details>
      ) : (
        <Written text={message.text} />
      )}
      <p className="m-0 text-small text-soft">{note}</p>
    </article>
  );
}

function Written({ text }: { text: string }) {
  return (
    <blockquote className="my-6 whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]" dir="auto">
      {text}
    </blockquote>
  );
}

type Brief = NonNullable<SentWords["message"]["brief"]>;

/** A brief's range and the answers that say most. */
function BriefSlip({ brief: { range, short } }: { brief: Brief }) {
  return (
    <>
      <p className="display mt-4 mb-2 text-h3">{range}</p>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {short.map(({ key, question, answer }) => (
          <div key={key} className={rows}>
            <dt className="text-small text-soft">{question}</dt>
            <dd className="leading-snug font-bold">{answer}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function WholeBrief({ brief: { tax, parts, link } }: { brief: Brief }) {
  return (
    <>
      <p className="mt-3 text-small text-soft">{tax}</p>
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <h2 className="mt-6 mb-2 text-h4">{title}</h2>
          <ul role="list" className="grid gap-2 border-t-3 pt-3">
            {lines.map(({ label, text }) => (
              <li key={text} className="leading-snug">
                {label && <b>{label}: </b>}
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-6 wrap-anywhere">
        {link.label}: <a href={link.url}>{link.url}</a>
      </p>
    </>
  );
}
