import { useEffect, useState } from "react";
import { useSite } from "./use-site.ts";

/** The year of the build in the HTML; the visitor's current year once hydrated. */
export function useYear(): number {
  const [year, setYear] = useState(useSite().year);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
