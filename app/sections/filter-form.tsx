import { type ComponentProps, useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { applyChoices, showServed } from "#app/browser/forms/apply-choices.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";

/**
 * A form whose choices stand in the address. With script each choice is applied when it is made; without, by its key.
 * Selects say in `data-initial` what they were rendered with; ticks and radio keys say it by `defaultChecked`.
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
  // A browser that fills in earlier choices by itself would contradict the address.
  return <Form {...form} ref={ref} method="get" autoComplete="off" />;
}
