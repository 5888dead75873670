import { useEffect, useState } from "react";
import { lastFreshDay } from "#shared/capacity.ts";

/** Whether free starts were counted too long ago to be shown, by the visitor's day; not before hydration, where the server says it. */
export function useOldCount(asOf: string): boolean {
  const [isOld, setOld] = useState(false);
  useEffect(() => setOld(new Date().toISOString().slice(0, 10) > lastFreshDay(asOf)), [asOf]);
  return isOld;
}
