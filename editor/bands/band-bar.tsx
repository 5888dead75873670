import { useState } from "react";
import type { ShownBand } from "../../server/editing/bands/band-routes.ts";
import { openAt } from "../opening.ts";
import { act, set } from "../state.ts";
import { arrangeBand, type BandAct } from "./arrange-band.ts";

const buttons: { does: BandAct; words: string; shown: string }[] = [
  { does: "up", words: "Move up", shown: "↑" },
  { does: "down", words: "Move down", shown: "↓" },
  { does: "copy", words: "Copy", shown: "Copy" },
  { does: "remove", words: "Remove", shown: "Remove" },
];

interface BandBarProps {
  band: ShownBand;
  /** Whether the page does not show it, since it has nothing to show yet. */
  isUndrawn: boolean;
}

/** One stop of the Tab key; the arrow keys go from button to button. */
export function BandBar({ band, isUndrawn }: BandBarProps) {
  const [isAsked, setAsked] = useState(false);
  const { name, address, refusals, loses } = band;
  const press = (does: BandAct) => {
    const refusal = refusals[does];
    if (refusal) set({ status: refusal });
    else if (does === "remove" && loses && !isAsked) setAsked(true);
    else {
      setAsked(false);
      act(arrangeBand(band, does));
    }
  };
  return (
    <div className="band-bar" role="toolbar" aria-label={`Band: ${name}`} onKeyDown={walk}>
      <button type="button" className="band-name" onClick={() => act(openAt(address))} aria-label={`Edit ${name}`}>
        {name}
        {isUndrawn && ": shows nothing yet"}
      </button>
      {isAsked ? (
        <div className="band-sure" role="group" aria-label="Are you sure?">
          <p>{loses}</p>
          <button type="button" tabIndex={-1} ref={(button) => button?.focus()} onClick={() => press("remove")}>
            Remove it all the same
          </button>
          <button type="button" tabIndex={-1} onClick={() => setAsked(false)}>
            Keep it
          </button>
        </div>
      ) : (
        buttons.map(({ does, words, shown }) => (
          <button
            key={does}
            type="button"
            data-act={does}
            tabIndex={-1}
            aria-label={`${words} ${name}`}
            aria-disabled={refusals[does] !== undefined}
            title={refusals[does]}
            onClick={() => press(does)}
          >
            {shown}
          </button>
        ))
      )}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -100, End: 100 };

function walk(event: React.KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const all = [...event.currentTarget.querySelectorAll("button")];
  const isBackwards = getComputedStyle(event.currentTarget).direction === "rtl" && Math.abs(step) === 1;
  const at = all.indexOf(event.target) + (isBackwards ? -step : step);
  event.preventDefault();
  all[Math.min(all.length - 1, Math.max(0, at))]?.focus();
}
