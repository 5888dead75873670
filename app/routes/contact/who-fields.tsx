import { control, Field, SelectFrame } from "#app/ui/field.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Enquiry, EnquiryField } from "#shared/enquiry.ts";

interface WhoFieldsProps {
  words: Pages["contact"]["form"];
  values: Enquiry;
  topics: readonly { slug: string; title: string }[];
  hint: (field: EnquiryField) => string | undefined;
}

/** Who is writing, and about what. */
export function WhoFields({ words: form, values, topics, hint }: WhoFieldsProps) {
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
          </select>
        </SelectFrame>
      </Field>
    </>
  );
}
