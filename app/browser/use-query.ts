import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

type Values<Key extends string> = Readonly<Record<Key, string>>;

/** Browsers refuse an address that changes with every movement of a hand. */
const restMs = 250;

/**
 * Values in the address, so that a visitor can send the view to a colleague. A page begins with `defaults`,
 * as it was prerendered, then takes what its address says; changes replace the address without a request.
 */
export function useQuery<Key extends string>(defaults: Values<Key>) {
  const { search } = useLocation();
  const [values, setValues] = useState(defaults);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const standing = useRef(defaults);
  useEffect(() => {
    // A link to the same page without them begins anew.
    setValues(readQuery(search, standing.current) ?? standing.current);
    return () => clearTimeout(timer.current);
  }, [search]);
  function change(some: Partial<Values<Key>>) {
    const next = { ...values, ...some };
    setValues(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => replaceQuery(next, standing.current), restMs);
  }
  return [values, change] as const;
}

/** The defaults with what the address says instead; undefined if it says nothing of them. */
export function readQuery<Key extends string>(search: string, defaults: Values<Key>): Values<Key> | undefined {
  const query = new URLSearchParams(search);
  const said = Object.keys(defaults).filter((key) => query.has(key));
  if (said.length === 0) return undefined;
  return { ...defaults, ...Object.fromEntries(said.map((key) => [key, query.get(key) ?? ""])) };
}

/** The query with these values; a default is left out, other keys stay. Colons and commas need no encoding in a query. */
export function writeQuery<Key extends string>(search: string, values: Values<Key>, defaults: Values<Key>): string {
  const query = new URLSearchParams(search);
  for (const key of Object.keys(defaults) as Key[]) {
    // Taken out first, so that the same values make the same address, in any order.
    query.delete(key);
    if (values[key] !== defaults[key]) query.append(key, values[key]);
  }
  const text = query.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
  return text && `?${text}`;
}

function replaceQuery<Key extends string>(values: Values<Key>, defaults: Values<Key>): void {
  const { pathname, search, hash } = window.location;
  const next = writeQuery(search, values, defaults);
  if (next !== search) window.history.replaceState(window.history.state, "", pathname + next + hash);
}
