import type { SubmitEvent } from "react";
import { useHref, useLocation, useSubmit } from "react-router";
import { canonicalPath } from "#shared/canonical-path.ts";
import { inBackground } from "#shared/in-background.ts";
import { Island } from "./island.tsx";

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
export function FilterButtons({ label, name, choices, chosen, anchor }: FilterKeysProps) {
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
        className="flex flex-wrap gap-2"
        action={useHref({ pathname, hash: anchor })}
        aria-label={label}
        onSubmit={choose}
      >
        {choices.map((choice) => (
          <button
            key={choice.value}
            className="button"
            data-key={choice.value === chosen ? undefined : "line"}
            data-size="small"
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
