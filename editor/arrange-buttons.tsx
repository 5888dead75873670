import { rearrange } from "./draft-actions.ts";
import type { Arranging } from "./requests.ts";
import { act } from "./state.ts";

interface ArrangeButtonsProps {
  /** Of the item. */
  address: string;
  /** What the buttons are about, for those who hear them one by one. */
  name: string;
  place: { at: number; count: number; version: string };
  /** Whether the panel shows the item itself, and so follows it. */
  isOpen: boolean;
}

/** Moves, copies or removes an item of a list. */
export function ArrangeButtons({ address, name, place: { at, count, version }, isOpen }: ArrangeButtonsProps) {
  const list = address.replace(/\.[^.#]+$|(?<=#)[^.#]+$/, "");
  const itemAt = (index: number) => `${list}${list.endsWith("#") ? "" : "."}${index}`;
  const run = (arrangement: Arranging["arrangement"], goesTo: number, said: string) => () =>
    act(rearrange({ address, version, arrangement }, isOpen ? itemAt(goesTo) : list, said));
  const move = (to: number) => run({ do: "move", to }, to, `Moved to place ${to + 1} of ${count}`);
  const removed = () => act(rearrange({ address, version, arrangement: { do: "remove" } }, list, "Removed"));
  return (
    <p className="arrange">
      <button type="button" onClick={move(at - 1)} disabled={at === 0} aria-label={`Move ${name} up`}>
        ↑
      </button>
      <button type="button" onClick={move(at + 1)} disabled={at === count - 1} aria-label={`Move ${name} down`}>
        ↓
      </button>
      <button type="button" onClick={run({ do: "duplicate" }, at + 1, "Copied")} aria-label={`Duplicate ${name}`}>
        Duplicate
      </button>
      <button type="button" onClick={removed} aria-label={`Remove ${name}`}>
        Remove
      </button>
    </p>
  );
}
