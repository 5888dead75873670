import { NameAndMail } from "#app/sections/name-and-mail.tsx";
import { control, Field, SelectFrame } from "#app/ui/field.tsx";
import type { Enquiry, EnquiryField } from "#shared/enquiry.ts";
import type { ShownForm } from "./data.server.ts";

interface WhoFieldsProps {
  words: ShownForm["form"];
  values: Enquiry;
  topics: readonly { slug: string; title: string }[];
  hint: (field: EnquiryField) => string | undefined;
}

/** Who is writing, and about what. */
export function WhoFields({ words: form, values, topics, hint }: WhoFieldsProps) {
  return (
    <>
      <NameAndMail words={form} values={values} hint={hint} />
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
          </select>
        </SelectFrame>
      </Field>
    </>
  );
}
