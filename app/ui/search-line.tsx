import { Form } from "react-router";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Island } from "./island.tsx";

interface SearchLineProps {
  /** Action of the form; the words arrive there as `q`. */
  action: string;
  /** Distinguishes this search from another on the page. */
  name: string;
  label: string;
  placeholder?: string;
  value: string;
  button: string;
  /** Set if the search is the page's subject. */
  isLarge?: boolean;
  /** Choices that the search preserves. */
  keep?: Readonly<Record<string, string>>;
  className?: string;
}

const large = "display text-h3";

/** A page's main call: one field and one button, submitted by GET, so that it works without script and the result has an address. */
export function SearchLine({
  action,
  name,
  label,
  placeholder,
  value,
  button,
  isLarge,
  keep = {},
  className,
}: SearchLineProps) {
  const id = `${name}-q`;
  return (
    <Island>
      <Form className={className} data-island={`${name}-search`} role="search" aria-label={label} action={action}>
        <label className="mb-2 block font-bold" htmlFor={id}>
          {label}
        </label>
        {Object.entries(keep).map(([key, kept]) => kept && <input key={key} type="hidden" name={key} value={kept} />)}
        <div className="flex gap-3">
          <input
            className={`control flex-1 ${isLarge ? large : ""}`}
            id={id}
            name="q"
            type="search"
            maxLength={100}
            dir="auto"
            defaultValue={value}
            key={value}
            placeholder={placeholder}
          />
          <Button type="submit" data-call="main">
            <Icon name="search" />
            <span className="max-sm:sr-only">{button}</span>
          </Button>
        </div>
      </Form>
    </Island>
  );
}
