import type { ReactNode } from "react";
import { control, Field, SelectFrame, TickField } from "#app/ui/field.tsx";
import { HoneypotField } from "#app/ui/honeypot-field.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Order, OrderField } from "#shared/order.ts";
import type { CheckoutWords } from "./data.server.ts";

interface GroupProps {
  optional: string;
  values: Order | undefined;
  hint: (field: OrderField) => string | undefined;
}

export function WhoFields({ words, optional, values, hint }: GroupProps & { words: CheckoutWords["who"] }) {
  const line = { values, hint };
  return (
    <Group number={1} title={words.title}>
      <Line {...line} name="name" label={words.name} autoComplete="name" required />
      <Line {...line} name="email" label={words.email} type="email" autoComplete="email" required />
      <Line {...line} name="phone" label={words.phone} note={optional} type="tel" autoComplete="tel" />
      <Line {...line} name="company" label={words.company} note={optional} autoComplete="organization" />
    </Group>
  );
}

export function WhereFields({ words, values, hint }: GroupProps & { words: CheckoutWords["where"] }) {
  const line = { values, hint };
  return (
    <Group number={2} title={words.title}>
      <Line {...line} name="address" label={words.address} autoComplete="address-line1" required wide />
      <Line {...line} name="town" label={words.town} autoComplete="address-level2" required />
      <Line {...line} name="postcode" label={words.postcode} autoComplete="postal-code" required />
      <Field id="country" label={words.country} problem={hint("country")}>
        <SelectFrame>
          <select {...control("country", hint("country"))} autoComplete="country" defaultValue={values?.country}>
            {words.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </SelectFrame>
      </Field>
    </Group>
  );
}

interface RestFieldsProps extends GroupProps {
  words: CheckoutWords["rest"];
  keptFor: string;
}

export function RestFields({ words, optional, values, hint, keptFor }: RestFieldsProps) {
  return (
    <Group number={3} title={words.title}>
      <Field id="note" label={words.note} note={optional} problem={hint("note")} wide>
        <textarea {...control("note", hint("note"))} rows={3} defaultValue={values?.note} />
      </Field>
      <TickField id="consent" checked={values?.consent ?? false} problem={hint("consent")}>
        {words.consent.replace("{period}", keptFor)} <Link to={words.kept.url}>{words.kept.label}</Link>
      </TickField>
      <HoneypotField id="website" label={words.website} value={values?.website ?? ""} problem={hint("website")} />
    </Group>
  );
}

function Group({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <fieldset className="mb-8">
      <legend className="display flex w-full items-center gap-3 border-t-3 p-0 py-4 text-h3/none">
        <span aria-hidden="true" className="grid min-h-11 place-items-center rounded-md bg-ink px-4 text-h4 text-paper">
          {number}
        </span>{" "}
        {title}
      </legend>
      <div className="relative grid gap-x-gut gap-y-4 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}

interface LineProps extends Pick<GroupProps, "values" | "hint"> {
  name: "name" | "email" | "phone" | "company" | "address" | "town" | "postcode";
  label: string;
  note?: string;
  type?: "text" | "email" | "tel";
  autoComplete: string;
  required?: boolean;
  wide?: boolean;
}

function Line({ values, hint, name, label, note, type = "text", autoComplete, required, wide }: LineProps) {
  return (
    <Field id={name} label={label} note={note} problem={hint(name)} wide={wide}>
      <input
        {...control(name, hint(name))}
        type={type}
        autoComplete={autoComplete}
        defaultValue={values?.[name]}
        required={required}
      />
    </Field>
  );
}
