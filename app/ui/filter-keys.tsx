import type { SubmitEvent } from "react";
import { useHref, useLocation, useSubmit } from "react-router";
import { canonicalPath } from "#shared/canonical-path.ts";

const pressed =
  "aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:outline-3 forced-colors:aria-pressed:outline-[Highlight]";
const key = `min-h-11 rounded-md border-2 border-ink bg-transparent px-4 py-3 text-small/none font-bold text-ink hover:bg-paper-2 ${pressed}`;

interface FilterKeysProps {
  label: string;
  /** Query key that the choice goes into. */
  name: string;
  /** The key that takes the filter off has the value "". */
  choices: readonly { value: string; label: string }[];
  chosen: string;
  /** Id of what is filtered: where a visit without script lands again. */
  anchor: string;
}

/** A row of keys of which one is down. Sent by GET, so it works without script and each choice has an address. */
export function FilterKeys({ label, name, choices, chosen, anchor }: FilterKeysProps) {
  // A page that is rendered ahead knows itself with a slash at the end.
  const pathname = canonicalPath(useLocation().pathname);
  const submit = useSubmit();
  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const choice = new FormData(event.currentTarget, event.nativeEvent.submitter);
    submit(choice, { action: pathname, method: "get" });
  }
  return (
    <form
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
  );
}
