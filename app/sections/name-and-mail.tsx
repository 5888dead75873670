import { control, Field } from "#app/ui/field.tsx";

interface NameAndMailProps {
  words: { name: string; email: string };
  values: { name: string; email: string };
  hint: (field: "name" | "email") => string | undefined;
}

/** Who sends a form, and where the answer goes. */
export function NameAndMail({ words, values, hint }: NameAndMailProps) {
  return (
    <>
      <Field id="name" label={words.name} problem={hint("name")}>
        <input {...control("name", hint("name"))} type="text" autoComplete="name" defaultValue={values.name} required />
      </Field>
      <Field id="email" label={words.email} problem={hint("email")}>
        <input
          {...control("email", hint("email"))}
          type="email"
          autoComplete="email"
          defaultValue={values.email}
          required
        />
      </Field>
    </>
  );
}
