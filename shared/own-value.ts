/** Names that every object inherits: as a key from outside they would reach its prototype. */
const inherited: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  "__proto__",
  "prototype",
]);

/** Whether a key from outside is a name that every object has, such as `__proto__`, `constructor` or `toString`. */
export function isInheritedName(key: string | number): boolean {
  return inherited.has(String(key));
}

/** The value under a key from outside, unless the record only inherits one. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string | number): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
