/** Backgrounds for a picture, by what an address may write without a hash. */
export type Grounds = ReadonlyMap<string, string>;

/** Black, white, none, and colours of the brand by token or value. */
export function groundsOf(tokens: Readonly<Record<string, string>>): Grounds {
  const plain = { transparent: "transparent", fff: "#fff", "000": "#000" };
  const values = Object.values(tokens).map((value): [string, string] => [value.replace("#", ""), value]);
  return new Map([...values, ...Object.entries(tokens), ...Object.entries(plain)]);
}
