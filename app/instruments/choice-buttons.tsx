interface ChoiceKeysProps {
  legend: string;
  name: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  /** The legend is for screen readers only: it is beside the buttons already. */
  isQuiet?: boolean;
  isOff?: boolean;
  onChoose: (value: string) => void;
}

const pressed = "has-checked:bg-mari has-checked:text-ink forced-colors:has-checked:outline-3";
const focused = "has-focus-visible:outline-3 has-focus-visible:outline-offset-3";
const key = `relative inline-flex min-h-11 cursor-pointer items-center rounded-md border-2 border-current px-3.5 py-1.5 text-small/tight font-bold ${pressed} ${focused}`;

/** A row of keys of which one is pressed; the arrow keys go along it. */
export function ChoiceButtons({ legend, name, choices, chosen, isQuiet, isOff, onChoose }: ChoiceKeysProps) {
  return (
    <fieldset className="has-disabled:opacity-70 noscript:hidden" disabled={isOff}>
      <legend className={isQuiet ? "vh" : "mb-2 p-0 text-small font-bold"}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label key={value} className={key}>
            <input
              type="radio"
              className="vh"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}{" "}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
