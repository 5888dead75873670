import { createContext, useContext, useState } from "react";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import type { CaseFilter } from "#model/cases/case-index.server.ts";

/** The number of cases that fit side by side. */
export const mostCompared = 3;

/** The form that owns all ticks on the page. */
export const compareFormId = "compare-form";

export interface Tray {
  ticked: readonly string[];
  /** What an address must repeat to keep the tray; empty while it is untouched. */
  carried: readonly string[];
  isFull: boolean;
  tick: (slug: string, isTicked: boolean) => void;
}

export const TrayContext = createContext<Tray>({ ticked: [], carried: [], isFull: false, tick: () => {} });
export const useTray = () => useContext(TrayContext);

/** The ticked cases: the served ones until a visitor ticks, and again after each response. */
export function useTicked(served: readonly string[], isAsked: boolean): Tray {
  const [own, setOwn] = useState<{ since: readonly string[]; ticked: readonly string[] }>();
  const [isLive, setIsLive] = useState(false);
  const isTouched = own?.since === served;
  const ticked = isTouched ? own.ticked : served;
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
    carried: isAsked || isTouched ? orNone(ticked) : [],
    isFull: isLive && ticked.length >= mostCompared,
    tick: (slug, isTicked) =>
      setOwn({ since: served, ticked: isTicked ? [...ticked, slug] : ticked.filter((other) => other !== slug) }),
  };
}

/** The portfolio page with these filters and this tray. */
export function portfolioAddress(filter: CaseFilter, carried: readonly string[], hash = ""): string {
  const tray = carried.map((slug) => ["compare", slug]);
  const query = new URLSearchParams([...Object.entries(filter), ...tray]).toString();
  return `/portfolio${query && `?${query}`}${hash}`;
}

/** An address that names no case at all asks for the default ones again. */
export function orNone(ticked: readonly string[]): readonly string[] {
  return ticked.length > 0 ? ticked : ["none"];
}
