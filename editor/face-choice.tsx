import type { EntryName } from "../server/editing/entry-names.ts";
import { base } from "./requests.ts";

interface FaceChoiceProps extends Omit<React.ComponentProps<"fieldset">, "onChange" | "value"> {
  entries: readonly EntryName[];
  /** The entry that is chosen. */
  value: string;
  onChange: (value: string) => void;
}

/** People by name and face. */
export function FaceChoice({ entries, value, onChange, id, "aria-invalid": isInvalid, ...rest }: FaceChoiceProps) {
  return (
    <fieldset {...rest} className="faces" id={id} data-invalid={isInvalid} tabIndex={-1}>
      {entries.map((entry) => (
        <label key={entry.value}>
          <input
            type="radio"
            name={id}
            checked={entry.value === value}
            onChange={() => onChange(entry.value)}
            value={entry.value}
          />
          {entry.picture && (
            <img src={`${base}edit/pictures/${entry.picture}?small`} alt="" loading="lazy" width={40} height={40} />
          )}
          {entry.name}
        </label>
      ))}
    </fieldset>
  );
}
