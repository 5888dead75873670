import { useEffect, useState } from "react";
import type { OwnBand } from "./words.server.ts";

interface DaysLeftProps {
  due: string;
  words: OwnBand<"hero">["due"];
}

const dayMs = 86_400_000;

/** Counted in the browser, from the visitor's own date; its line is reserved until then. */
export function DaysLeft({ due, words }: DaysLeftProps) {
  const [days, setDays] = useState(Number.NaN);
  useEffect(() => setDays(Math.ceil((Date.parse(due) - Date.now()) / dayMs)), [due]);
  return (
    <p className="m-0 min-h-6.5 font-bold text-mari" aria-live="polite">
      {Number.isNaN(days) ? "" : `${Math.abs(days)} ${days < 0 ? words.past : words.ahead}`}
    </p>
  );
}
