import { BandHead } from "./band-head.tsx";
import { FilterButtons } from "./filter-buttons.tsx";

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
    <BandHead id={id} title={title}>
      <FilterButtons
        label={label}
        name={name}
        choices={[{ value: "", label: all }, ...choices]}
        chosen={chosen}
        anchor={id}
      />
    </BandHead>
  );
}
