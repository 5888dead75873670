import { useLater } from "#app/browser/forms/use-later.ts";
import { useLiveForm } from "#app/browser/forms/use-live-form.ts";
import { Band } from "#app/ui/band.tsx";
import type { EnquiryProblems } from "#shared/enquiry.ts";
import type { ContactDeskProps } from "./desk-props.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { loadCare } from "./load-care.ts";
import { NextSteps } from "./next-steps.tsx";
import "./contact-desk.css";

/** The docket to fill in, beside what happens to it. */
export function ContactDesk(props: ContactDeskProps) {
  const { words, answer, topics } = props;
  const care = useLater(loadCare);
  const check = (typed: FormData): EnquiryProblems => care.current?.checkTyped(typed, topics) ?? {};
  const form = useLiveForm(check, answer);
  const hasProblems = Object.keys(form.problems).length > 0;
  const { title, lead } = hasProblems ? words.again : words;
  return (
    <Band name="contact-desk" tone="paper-2" pad="none" bleed labelledBy="contact">
      <div className="wrap">
        <header>
          <h1 id="contact">{title}</h1>
          <p className="lead">{lead}</p>
          <div className="next">
            <h2>{words.next.title}</h2>
            <NextSteps steps={words.next.steps} layout="route" />
          </div>
        </header>
        <div className="sheet">
          <EnquiryForm {...props} {...form} />
        </div>
      </div>
    </Band>
  );
}
