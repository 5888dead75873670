import { useSentNews } from "#app/browser/forms/use-sent-news.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NewsHeading } from "#app/ui/news-heading.tsx";
import type { SentEnquiry } from "./data.server.ts";
import "#app/sections/torn-sheet.css";

/** After sending: the docket's stub with its reference and a copy of the message. */
export function Confirmation(sent: SentEnquiry) {
  const { words, work, mail, toast } = sent;
  // The form was on the same page, so the visitor is still scrolled down to its button.
  useSentNews("contact", toast, () => window.scrollTo({ top: 0, behavior: "instant" }));
  return (
    <Band name="confirmation" tone="pitch" pad="none" grid="iso-inv" labelledBy="sent" bleed>
      <div className="wrap grid gap-x-gut gap-y-10 pt-half pb-band lg:grid-cols-12">
        <div className="lg:col-span-6">
          <NewsHeading id="sent" className="text-[clamp(5rem,1rem+14vw,15rem)] font-stretch-78%">
            {words.title}
          </NewsHeading>
          <p className="lead mt-7 mb-3 max-w-140">{words.lead}</p>
          <p className="mb-8 max-w-144">{mail}</p>
          <div className="actions">
            <ButtonLink to={work} tone="paper" data-call="main">
              {words.work} <Icon name="arrow-right" />
            </ButtonLink>{" "}
            <ArrowLink to="/" plain>
              {words.home}
            </ArrowLink>
          </div>
        </div>
        <Copy {...sent} />
      </div>
    </Band>
  );
}

const slipWide =
  "lg:col-span-5 lg:col-start-8 lg:self-start lg:px-8 lg:pt-8 lg:not-has-[[open]]:rotate-2 motion-safe:lg:hover:rotate-0!";
const rows = "border-b-2 border-line py-2";

function Copy({ words, reference, facts, message, note }: SentEnquiry) {
  return (
    <article
      className={`torn-sheet rounded-b-lg px-5 py-6 text-ink shadow-edge spring-calm ${slipWide}`}
      aria-label={words.copy}
    >
      <div className="mb-2.5 border-b-3">
        <p className="m-0">{words.reference}</p>
        <p className="display mb-0 pt-1 pb-3.5 text-figure font-stretch-78%">{reference}</p>
      </div>
      <dl>
        {facts.map(({ label, value, isTyped }) => (
          <div key={label} className={`flex gap-2.5 ${rows}`}>
            <dt className="w-16 flex-none text-soft sm:w-20">{label}</dt>
            <dd className="font-bold wrap-anywhere" dir={isTyped ? "auto" : undefined}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {message.brief && <BriefSlip brief={message.brief} />}
      {message.isLong ? (
        <details className="my-5">
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
    <blockquote className="my-5 whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]" dir="auto">
      {text}
    </blockquote>
  );
}

type Brief = NonNullable<SentEnquiry["message"]["brief"]>;

/** A brief's range and the answers that say most. */
function BriefSlip({ brief: { range, short } }: { brief: Brief }) {
  return (
    <>
      <p className="display mt-5 mb-2 text-h3/tight">{range}</p>
      <dl className="sm:grid sm:grid-cols-2 sm:gap-x-5">
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
