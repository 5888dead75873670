import type { SubmitEventHandler } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { control, Field, SelectFrame, TickField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { sayProblems } from "#app/ui/said-problems.ts";
import { TrapField } from "#app/ui/trap-field.tsx";
import type { Pages } from "#model/read-content.server.ts";
import { type Enquiry, type EnquiryField, type EnquiryProblems, openTopic } from "#shared/enquiry.ts";
import { BudgetField } from "./budget-field.tsx";
import { UnsentNotice } from "./unsent-notice.tsx";
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
        <WhoFields {...props} hint={hint} />
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

interface WhoFieldsProps extends EnquiryFormProps {
  hint: (field: EnquiryField) => string | undefined;
}

function WhoFields({ words: { form }, values, topics, hint }: WhoFieldsProps) {
  return (
    <>
      <Field id="name" label={form.name} problem={hint("name")}>
        <input {...control("name", hint("name"))} type="text" autoComplete="name" defaultValue={values.name} required />
      </Field>
      <Field id="email" label={form.email} problem={hint("email")}>
        <input
          {...control("email", hint("email"))}
          type="email"
          autoComplete="email"
          defaultValue={values.email}
          required
        />
      </Field>
      <Field id="company" label={form.company} note={form.optional} problem={hint("company")}>
        <input
          {...control("company", hint("company"))}
          type="text"
          autoComplete="organization"
          defaultValue={values.company}
        />
      </Field>
      <Field id="topic" label={form.topic} problem={hint("topic")}>
        <SelectFrame>
          <select {...control("topic", hint("topic"))} defaultValue={values.topic}>
            {topics.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
            <option value={openTopic}>{form.openTopic}</option>
          </select>
        </SelectFrame>
      </Field>
    </>
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
