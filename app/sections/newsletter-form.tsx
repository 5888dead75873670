import { useCheckedForm } from "#app/browser/forms/use-checked-form.ts";
import { useKeptText } from "#app/browser/forms/use-kept-text.ts";
import { useLater } from "#app/browser/forms/use-later.ts";
import { Button } from "#app/ui/button.tsx";
import { control, Field } from "#app/ui/field.tsx";
import { FocusPanel } from "#app/ui/focus-panel.tsx";
import { FormTokenFields } from "#app/ui/form-token-fields.tsx";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Island } from "#app/ui/island.tsx";
import { sayProblems } from "#app/ui/said-problems.ts";
import type { NewsletterWords } from "#model/site/newsletter-words.server.ts";
import type { FormResponse } from "#shared/form-response.ts";
import type { FormToken } from "#shared/receiving.ts";
import type { Subscription, SubscriptionProblems } from "#shared/subscription.ts";
import { PostedForm } from "./posted-form.tsx";
import { RefusalNotice } from "./refusal-notice.tsx";

interface NewsletterFormProps {
  words: NewsletterWords;
  /** Absent from a prerendered page. */
  token?: FormToken | undefined;
  response?: FormResponse<Subscription, SubscriptionProblems> | undefined;
  /** On a page whose main call it is. */
  isMain?: boolean;
  /** An address to correct. */
  email?: string | undefined;
}

/** On a coloured ground the field's problem stands on paper, like the field above it. */
const look = "[&_.field>p]:bg-white [&_.field>p]:px-3";

/** Subscribes to the newsletter: one field and one button. */
export function NewsletterForm(props: NewsletterFormProps) {
  return (
    <Island>
      <Fields {...props} />
    </Island>
  );
}

function Fields({ words, token, response, isMain, email }: NewsletterFormProps) {
  const { form, problems, reach } = words;
  const care = useLater(() => import("./newsletter-behaviour.ts"));
  const check = (typed: FormData): SubscriptionProblems => care.current?.checkTyped(typed) ?? {};
  const checked = useCheckedForm(check, response);
  const kept = useKeptText({ hasResponse: response !== undefined });
  const said = sayProblems(checked.shown?.problems ?? {}, { email: problems.email, website: problems.website });
  const hint = (field: string) => said.find((problem) => problem.field === field)?.hint;
  return (
    <PostedForm
      name="newsletter"
      className={look}
      mail={{ words: words.ways, body: "" }}
      onSubmit={checked.onSubmit}
      ref={kept}
    >
      {said.length > 0 && (
        <FocusPanel id="summary" kind="error" title={problems.title} revision={checked.shown?.revision ?? 0}>
          {said.map(({ field, summary }) => (
            <p key={field}>
              <a href={`#${field}`}>{summary}</a>
            </p>
          ))}
        </FocusPanel>
      )}
      {response && !checked.isHeldBack && (
        <RefusalNotice words={words} response={response} ways={reach} body={response.values.email} />
      )}
      <FormTokenFields token={response?.token ?? token} />
      <div className="flex flex-wrap items-end gap-3">
        <Field id="email" label={form.label} problem={hint("email")} className="flex-[1_1_14rem]">
          <input
            {...control("email", hint("email"))}
            type="email"
            autoComplete="email"
            defaultValue={response?.values.email ?? email}
            required
          />
        </Field>
        <Button type="submit" data-call={isMain && "main"}>
          <span>{checked.isSending ? form.sending : form.send}</span> <Icon name="arrow-right" />
        </Button>
      </div>
      <HoneypotField
        id="website"
        label={form.website}
        value={response?.values.website ?? ""}
        problem={hint("website")}
      />
      <p className="mt-3 mb-0 max-w-text text-small">{form.note}</p>
    </PostedForm>
  );
}
