import { useCheckedForm } from "#app/browser/use-checked-form.ts";
import { Band } from "#app/ui/band.tsx";
import { IsoTile } from "#app/ui/iso-tile.tsx";
import type { Pages } from "#model/read-content.server.ts";
import { type Enquiry, type EnquiryProblems, enquiryProblems, readEnquiry } from "#shared/enquiry.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import "./contact-desk.css";

type Words = Omit<Pages["contact"], "head" | "lines" | "offices">;

interface ContactDeskProps {
  words: Words;
  prefill: Enquiry;
  /** What the server said about the last sending. */
  answer: { enquiry: Enquiry; problems: EnquiryProblems; stamp: number } | undefined;
  topics: readonly { slug: string; title: string }[];
  keepMonths: number;
  ways: { mail: string; phone: string };
}

/** The docket to fill in, beside what happens to it. */
export function ContactDesk({ words, prefill, answer, topics, keepMonths, ways }: ContactDeskProps) {
  const form = useCheckedForm(
    (typed) =>
      enquiryProblems(
        readEnquiry(typed),
        topics.map(({ slug }) => slug),
      ),
    answer,
  );
  const hasProblems = Object.keys(form.shown?.problems ?? {}).length > 0;
  const { title, lead } = hasProblems ? words.again : words;
  return (
    <Band name="contact-desk" tone="paper-2" pad="none" bleed labelledBy="contact">
      <div className="wrap">
        <header>
          <h1 id="contact">{title}</h1>
          <p className="lead">{lead}</p>
          <NextSteps words={words.next} />
        </header>
        <div className="sheet">
          <EnquiryForm
            words={words}
            values={answer?.enquiry ?? prefill}
            problems={form.shown?.problems ?? {}}
            stamp={form.shown?.stamp ?? 0}
            unsent={answer && !hasProblems && !form.isHeldBack ? answer.enquiry : undefined}
            onSubmit={form.onSubmit}
            topics={topics}
            keepMonths={keepMonths}
            ways={ways}
          />
        </div>
      </div>
    </Band>
  );
}

function NextSteps({ words }: { words: Words["next"] }) {
  return (
    <div className="next">
      <h2>{words.title}</h2>
      <ol>
        {words.steps.map(({ title, text, bench }, index) => (
          <li key={title}>
            <IsoTile bench={bench} label={String(index + 1)} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
