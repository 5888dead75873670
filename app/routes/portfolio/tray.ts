import { createContext, useContext, useState } from "react";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import type { CaseFilter } from "#model/cases/case-index.server.ts";

/** The number of cases that fit side by side. */
export const mostCompared = 3;

/** The form that owns all ticks on the page. */
export const compareFormId = "compare-form";

/** Why the other boxes are closed; in the bar once the most are ticked. */
export const fullNoteId = "compare-full";

export interface Tray {
  /** The slugs of the ticked cases, in the order of the ticks. */
  ticked: readonly string[];
  isFull: boolean;
  tick: (slug: string, isTicked: boolean) => void;
}

export const TrayContext = createContext<Tray>({ ticked: [], isFull: false, tick: () => {} });
export const useTray = () => useContext(TrayContext);

/** The ticked cases: those of the address until a visitor ticks, and again after each response. */
export function useTicked(served: readonly string[]): Tray {
  const [own, setOwn] = useState<{ since: readonly string[]; ticked: readonly string[] }>();
  const [isLive, setIsLive] = useState(false);
  const ticked = own?.since === served ? own.ticked : served;
  useBehaviour(() => {
    // Without script, a closed box could not be opened again.
    setIsLive(true);
    // A box may have been ticked before this code loaded.
    const form = document.getElementById(compareFormId);
    const here = form instanceof HTMLFormElement ? new FormData(form).getAll("compare").map(String) : [];
    if (String(here.toSorted()) !== String(served.toSorted())) setOwn({ since: served, ticked: here });
  });
  return {
    ticked,
    isFull: isLive && ticked.length >= mostCompared,
    tick: (slug, isTicked) =>
      setOwn({ since: served, ticked: isTicked ? [...ticked, slug] : ticked.filter((other) => other !== slug) }),
  };
}

/** The portfolio page with these filters and these cases ticked. */
export function portfolioAddress(filter: CaseFilter, ticked: readonly string[], hash = ""): string {
  const tray = ticked.map((slug) => ["compare", slug]);
  const query = new URLSearchParams([...Object.entries(filter), ...tray]).toString();
  return `/portfolio${query && `?${query}`}${hash}`;
}
