import type { SubmitEvent } from "react";
import { useHref, useLocation, useSubmit } from "react-router";
import { canonicalPath } from "#shared/canonical-path.ts";
import { inBackground } from "#shared/in-background.ts";
import { Island } from "./island.tsx";

const pressed =
  "aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:outline-3 forced-colors:aria-pressed:outline-[Highlight]";
const key = `min-h-11 rounded-md border-2 border-ink bg-transparent px-4 py-3 text-small/none font-bold text-ink hover:bg-paper-2 ${pressed}`;

interface FilterKeysProps {
  label: string;
  /** Query key that the choice goes into. */
  name: string;
  /** The choice that clears the filter has the value "". */
  choices: readonly { value: string; label: string }[];
  chosen: string;
  /** Id of the filtered list, to which a visit without script returns. */
  anchor: string;
}

/** A row of buttons, one of them pressed. Submits by GET, so it works without script and each choice has an address. */
export function FilterKeys({ label, name, choices, chosen, anchor }: FilterKeysProps) {
  // The path of a prerendered page ends in a slash.
  const pathname = canonicalPath(useLocation().pathname);
  const submit = useSubmit();
  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const choice = new FormData(event.currentTarget, event.nativeEvent.submitter);
    inBackground(submit(choice, { action: pathname, method: "get" }));
  }
  return (
    <Island>
      <form
        data-island="filter-keys"
        className="filter-keys flex flex-wrap gap-2.5"
        action={useHref({ pathname, hash: anchor })}
        aria-label={label}
        onSubmit={choose}
      >
        {choices.map((choice) => (
          <button
            key={choice.value}
            className={key}
            type="submit"
            name={name}
            value={choice.value}
            aria-pressed={choice.value === chosen}
          >
            {choice.label}{" "}
          </button>
        ))}
      </form>
    </Island>
  );
}
