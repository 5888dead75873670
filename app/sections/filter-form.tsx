import { type ComponentProps, useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { applyChoices, showServed } from "#app/browser/forms/apply-choices.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";

/**
 * A form whose choices are kept in the address. With script each choice applies at once; without, on submit. Selects
 * keep their rendered value in `data-initial`; ticks and radio buttons use `defaultChecked`.
 */
export function FilterForm(form: Omit<ComponentProps<typeof Form>, "method" | "ref">) {
  const ref = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  const shown = useRef(search);
  useBehaviour((options) => {
    if (ref.current) applyChoices(ref.current, options);
  });
  useEffect(() => {
    if (shown.current !== search && ref.current) showServed(ref.current);
    shown.current = search;
  }, [search]);
  // A browser that restores earlier choices by itself would contradict the address.
  return <Form {...form} ref={ref} method="get" autoComplete="off" />;
}
