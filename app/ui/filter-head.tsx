import { FilterKeys } from "./filter-keys.tsx";

interface FilterHeadProps {
  /** Id of the heading, to which a visit without script returns. */
  id: string;
  title: string;
  label: string;
  name: string;
  /** The label that clears the filter. */
  all: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
}

/** A list's heading, beside the buttons that filter it. */
export function FilterHead({ id, title, label, name, all, choices, chosen }: FilterHeadProps) {
  return (
    <header className="mb-8 grid gap-x-gut gap-y-5 lg:mb-half lg:grid-cols-[5fr_7fr] lg:items-end">
      <h2 id={id}>{title}</h2>
      <div className="lg:justify-self-end">
        <FilterKeys
          label={label}
          name={name}
          choices={[{ value: "", label: all }, ...choices]}
          chosen={chosen}
          anchor={id}
        />
      </div>
    </header>
  );
}
