import { FilterKeys } from "./filter-keys.tsx";

interface FilterHeadProps {
  /** Of the heading, where a visit without script lands again. */
  id: string;
  title: string;
  label: string;
  name: string;
  /** What takes the filter off. */
  all: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
}

/** The heading of a list, beside the keys that narrow it. */
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
