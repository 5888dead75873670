import { Children, type ReactElement, type ReactNode, useDeferredValue, useState } from "react";
import { isFreshVisit } from "#app/browser/navigation/router.ts";
import { hasBeenReady } from "#app/browser/ready.ts";
import { Island } from "#app/ui/island.tsx";
import type { NextPageWords } from "#model/pages/find-next-page.server.ts";
import { NextPage } from "./next-page.tsx";

/** As many as fill a window; a higher one shows the others a moment later. */
const firstBands = 2;

interface BandsProps {
  children?: ReactNode;
  /** Drawn below the last band. */
  next?: NextPageWords | undefined;
}

/**
 * The bands of a page, each an island, and the page to read next. After a click the first ones are painted at once and the rest follow, so that a long page opens as
 * fast as a short one. All come at once where a place further down may be wanted: back, forward, a hash, a page load.
 */
export function Bands({ children, next }: BandsProps) {
  const [startsWhole] = useState(() => !hasBeenReady() || !isFreshVisit());
  const isWhole = useDeferredValue(true, startsWhole);
  const bands = Children.toArray(children) as ReactElement[];
  if (next) bands.push(<NextPage key="next" page={next} />);
  const islands = bands.map((band) => <Island key={band.key}>{band}</Island>);
  if (isWhole) return islands;
  return [...islands.slice(0, firstBands), <div className="screen-tall" key="rest" />];
}
