import type { SubmitEventHandler } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { control, Field, TickField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { sayProblems } from "#app/ui/said-problems.ts";
import { TrapField } from "#app/ui/trap-field.tsx";
import type { Pages } from "#model/read-content.server.ts";
import type { Enquiry, EnquiryField, EnquiryProblems } from "#shared/enquiry.ts";
import { BudgetField } from "./budget-field.tsx";
import { UnsentNotice } from "./unsent-notice.tsx";
import { WhoFields } from "./who-fields.tsx";
import "./enquiry-form.css";

interface EnquiryFormProps {
  words: Pick<Pages["contact"], "form" | "problems" | "unavailable">;
  values: Enquiry;
  problems: EnquiryProblems;
  stamp: number;
  /** An enquiry without problems that nothing could take. */
  unsent: Enquiry | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  topics: readonly { slug: string; title: string }[];
  keepMonths: number;
  ways: { mail: string; phone: string };
}

/** The job docket. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { words, values, problems, stamp, unsent, onSubmit, keepMonths, ways } = props;
  const said = sayProblems(problems, wordsByField(words.problems));
  const hint = (field: EnquiryField) => said.find((problem) => problem.field === field)?.hint;
  const { form } = words;
  return (
    <Form className="enquiry-form" data-form="contact" action="/contact" method="post" noValidate onSubmit={onSubmit}>
      <div className="head">
        <h2>{form.title}</h2>
        <p>{form.time}</p>
      </div>
      {said.length > 0 && <Summary words={words.problems} said={said} stamp={stamp} />}
      {unsent && <UnsentNotice words={words.unavailable} enquiry={unsent} ways={ways} stamp={stamp} />}
      <div className="fields">
        <WhoFields words={form} values={values} topics={props.topics} hint={hint} />
        <BudgetField words={form.budget} value={values.budget} problem={hint("budget")} />
        <Field id="message" label={form.message} problem={hint("message")} wide>
          <textarea {...control("message", hint("message"))} rows={6} defaultValue={values.message} required />
        </Field>
        <div className="ticks">
          <TickField id="nda" checked={values.nda}>
            {form.nda}
          </TickField>
          <TickField id="consent" checked={values.consent} problem={hint("consent")}>
            {form.consent}
          </TickField>
        </div>
        <TrapField id="website" label={form.website} value={values.website} problem={hint("website")} />
      </div>
      <div className="foot">
        <Button type="submit" tone="tang">
          {said.length > 0 ? form.sendAgain : form.send} <Icon name="arrow-right" />
        </Button>
        <p>
          {form.privacy.replace("{months}", String(keepMonths))} <Link to={form.how.url}>{form.how.label}</Link>.
        </p>
      </div>
    </Form>
  );
}

interface SummaryProps {
  words: Pages["contact"]["problems"];
  said: ReturnType<typeof sayProblems>;
  stamp: number;
}

function Summary({ words, said, stamp }: SummaryProps) {
  const title = said.length === 1 ? words.titleOne : words.title.replace("{count}", String(said.length));
  const list = said.map(({ field, summary }) => ({ field, text: summary }));
  return <ErrorSummary title={title} problems={list} note={words.note} stamp={stamp} />;
}

function wordsByField({ title, titleOne, note, ...fields }: Pages["contact"]["problems"]) {
  return fields;
}
