import { Form } from "react-router";
import "./filter-keys.css";

interface FilterKeysProps {
  label: string;
  /** Query key that the choice goes into. */
  name: string;
  /** The key that takes the filter off has the value "". */
  choices: readonly { value: string; label: string }[];
  chosen: string;
}

/** A row of keys of which one is down. Sent by GET, so it works without script and each choice has an address. */
export function FilterKeys({ label, name, choices, chosen }: FilterKeysProps) {
  return (
    <Form className="filter-keys" method="get" aria-label={label} preventScrollReset>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="submit"
          name={name}
          value={choice.value}
          aria-pressed={choice.value === chosen}
        >
          {choice.label}
        </button>
      ))}
    </Form>
  );
}
