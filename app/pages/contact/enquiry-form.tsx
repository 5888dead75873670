import { useKeptText } from "#app/browser/forms/use-kept-text.ts";
import type { LiveForm } from "#app/browser/forms/use-live-form.ts";
import { hydratedLater } from "#app/browser/hydrated-later.tsx";
import { FilesField } from "#app/sections/files-field.tsx";
import { PostedForm } from "#app/sections/posted-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { control, Field, TickField } from "#app/ui/field.tsx";
import { FormTokenFields } from "#app/ui/form-token-fields.tsx";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { sayProblems } from "#app/ui/said-problems.ts";
import type { Enquiry, EnquiryField, EnquiryProblems } from "#shared/enquiry.ts";
import type { FormResponse } from "#shared/form-response.ts";
import { BudgetField } from "./budget-field.tsx";
import type { ShownForm } from "./data.server.ts";
import { WhoFields } from "./who-fields.tsx";

interface EnquiryFormProps extends LiveForm<EnquiryProblems> {
  band: ShownForm;
  /** The response to the last submission. */
  response: FormResponse<Enquiry, EnquiryProblems> | undefined;
}

/** Comes with the code that sends the form, which the page loads once it is ready. */
const FormProblems = hydratedLater(async () => (await import("./form-behaviour.tsx")).FormProblems);

/** The job docket. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { band: words, response, problems, atFields, revision, isHeldBack, isSending } = props;
  const { form, fields } = words;
  const values = response?.values ?? fields.prefill;
  const said = sayProblems(problems, fields.problems);
  const wrong = sayProblems(atFields, fields.problems);
  const hint = (field: EnquiryField) => wrong.find((problem) => problem.field === field)?.hint;
  const body = [values.message, "", values.name, values.company].join("\n").trim();
  const kept = useKeptText({ hasResponse: response !== undefined });
  return (
    <PostedForm
      name="contact"
      takesFiles
      query={fields.like && `?case=${fields.like}`}
      className="torn-sheet rounded-b-lg px-4 pt-4 pb-6 md:p-6 lg:row-span-2 lg:self-start"
      mail={{ words: words.ways, body }}
      onSubmit={props.onSubmit}
      onInput={props.onInput}
      onBlur={props.onBlur}
      ref={kept}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3 border-b-3 pb-3">
        <h2 className="text-h3">{form.title}</h2>
        <p className="m-0 text-small font-semibold text-soft">{form.time}</p>
      </div>
      {(said.length > 0 || response) && (
        <FormProblems
          words={words}
          said={said}
          response={isHeldBack ? undefined : response}
          revision={revision}
          body={body}
        />
      )}
      <FormTokenFields token={response?.token ?? fields.token} />
      <div className="relative grid gap-x-gut gap-y-3 md:grid-cols-2">
        <WhoFields words={form} values={values} topics={fields.topics} hint={hint} />
        <BudgetField words={form.budget} bands={fields.bands} value={values.budget} problem={hint("budget")} />
        <Field id="message" label={form.message} problem={hint("message")} wide>
          <textarea {...control("message", hint("message"))} rows={5} defaultValue={values.message} required />
        </Field>
        <FilesField
          words={fields.files}
          problem={hint("files")}
          lost={response?.hadFiles ? words.problems.chooseAgain : undefined}
        />
        <div className="col-span-full grid gap-1">
          <TickField id="nda" checked={values.nda}>
            {form.nda}
          </TickField>
          <TickField id="consent" checked={values.consent} problem={hint("consent")}>
            {form.consent}
          </TickField>
        </div>
        <HoneypotField id="website" label={form.website} value={values.website} problem={hint("website")} />
      </div>
      <Button type="submit" tone="tang" className="mt-4" data-call="main">
        <span>{sendWord(form, isSending, said.length > 0)}</span> <Icon name="arrow-right" />
      </Button>
      <p className="m-0 mt-4 max-w-none text-small text-soft">
        {form.privacy.replace("{period}", fields.keptFor)} <Link to={form.how.url}>{form.how.label}</Link>.
      </p>
    </PostedForm>
  );
}

function sendWord(form: ShownForm["form"], isSending: boolean, isAgain: boolean): string {
  if (isSending) return form.sending;
  return isAgain ? form.sendAgain : form.send;
}
