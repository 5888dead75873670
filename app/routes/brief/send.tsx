import { useNavigation } from "react-router";
import { FilesField } from "#app/sections/files-field.tsx";
import { NameAndMail } from "#app/sections/name-and-mail.tsx";
import { PostedForm } from "#app/sections/posted-form.tsx";
import { RefusalNotice } from "#app/sections/refusal-notice.tsx";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TickField } from "#app/ui/field.tsx";
import { FormTokenFields } from "#app/ui/form-token-fields.tsx";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Island } from "#app/ui/island.tsx";
import { Link } from "#app/ui/link.tsx";
import { sayProblems } from "#app/ui/said-problems.ts";
import type { EnquiryProblems } from "#shared/enquiry.ts";
import type { FormResponse } from "#shared/form-response.ts";
import type { BriefData } from "./data.server.ts";

/** What the server says of a brief that it did not take. */
export type SendResponse = FormResponse<
  { name: string; email: string; nda: boolean; consent: boolean; website: string },
  EnquiryProblems
>;

type SendProps = Pick<BriefData, "send" | "contact" | "token"> & {
  /** The answers as an address has them; the server works them out again. */
  query: string;
  response: SendResponse | undefined;
};

/** Name, mail address and two ticks: the rest is the brief. */
export function Send({ send, contact, token, query, response }: SendProps) {
  const { form, problems, ways } = contact;
  const isSending = useNavigation().formMethod === "POST";
  const values = response?.values ?? { name: "", email: "", nda: false, consent: false, website: "" };
  const { title, titleOne, note, chooseAgain, ...byField } = problems;
  const said = sayProblems(response?.problems ?? {}, byField);
  const hint = (field: string) => said.find((problem) => problem.field === field)?.hint;
  const heading = said.length === 1 ? titleOne : title.replace("{count}", String(said.length));
  const list = said.map(({ field, summary }) => ({ field, text: summary }));
  return (
    <Band name="send" tone="mari" pad="none" labelledBy="send">
      <div className="wrap grid gap-x-gut gap-y-8 py-half lg:cols-5-7">
        <div className="print:hidden">
          <h2 id="send" tabIndex={-1} className="outline-none text-hero/(--clear) font-stretch-80% tracking-tight">
            {send.title}
          </h2>
          <p className="lead mt-5 mb-0 max-w-lead">{send.lead}</p>
        </div>
        <Island>
          <PostedForm
            name="brief"
            takesFiles
            query={`?${query}`}
            mail={{ words: ways, body: `/brief?${query}` }}
            className="relative rounded-lg bg-white p-6 shadow-edge lg:self-start"
          >
            {said.length > 0 && (
              <ErrorSummary title={heading} problems={list} note={note} revision={response?.revision ?? 0} />
            )}
            {response && (
              <RefusalNotice words={contact} response={response} ways={contact.own} body={`/brief?${query}`} />
            )}
            <FormTokenFields token={response?.token ?? token} />
            <div className="grid gap-x-gut gap-y-4 md:grid-cols-2">
              <NameAndMail words={form} values={values} hint={hint} />
              <FilesField
                words={contact.files}
                problem={hint("files")}
                lost={response?.hadFiles ? chooseAgain : undefined}
              />
              <TickField id="nda" checked={values.nda}>
                {form.nda}
              </TickField>
              <TickField id="consent" checked={values.consent} problem={hint("consent")}>
                {form.consent}
              </TickField>
              <HoneypotField id="website" label={form.website} value={values.website} problem={hint("website")} />
            </div>
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button type="submit" tone="tang" className="flex-none">
                <span>{isSending ? form.sending : send.button}</span> <Icon name="arrow-right" />
              </Button>
              <p className="m-0 text-small text-soft">
                {contact.privacy} <Link to={form.how.url}>{form.how.label}</Link>.
              </p>
            </div>
          </PostedForm>
        </Island>
      </div>
    </Band>
  );
}
