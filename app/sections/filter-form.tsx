import { type ComponentProps, useEffect, useRef } from "react";
import { Form, useLocation, useNavigationType } from "react-router";
import { applyChoices, showServed } from "#app/browser/forms/apply-choices.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { Island } from "#app/ui/island.tsx";

type FilterFormProps = Omit<ComponentProps<typeof Form>, "method" | "ref">;

const own = "form";

/**
 * A form whose choices are kept in the address. With script each choice applies at once; without, on submit. Selects
 * keep their rendered value in `data-initial`; ticks and radio buttons use `defaultChecked`.
 */
export function FilterForm(form: FilterFormProps) {
  return (
    <Island>
      <Choices {...form} />
    </Island>
  );
}

function Choices(form: FilterFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const { search, state } = useLocation();
  const isOwn = useNavigationType() !== "POP" && state === own;
  const shown = useRef(search);
  useBehaviour((options) => {
    if (ref.current) applyChoices(ref.current, options);
  });
  useEffect(() => {
    // After its own submission a visitor may already be at the next choice.
    if (shown.current !== search && ref.current && !isOwn) showServed(ref.current);
    shown.current = search;
  }, [search, isOwn]);
  // A browser that restores earlier choices by itself would contradict the address.
  return <Form {...form} data-island="filter" ref={ref} state={own} method="get" autoComplete="off" />;
}
