/** Backgrounds for a picture: black, white, none, and the colours of `app/app.css` as picture software reads them. */
const colours: ReadonlyMap<string, string> = new Map([
  ["transparent", "transparent"],
  ["fff", "#fff"],
  ["000", "#000"],
  ["paper", "#f8f4ec"],
  ["white", "#fdfcf7"],
  ["ink", "#161a3b"],
  ["tang", "#f66b2d"],
  ["mari", "#f8c143"],
  ["pitch", "#08724e"],
  ["orch", "#e4abde"],
]);
const values = new Set(colours.values());

/** The colour that an address gives, by token or value, with or without a hash; undefined for any other. */
export function colourNamed(written: string): string | undefined {
  const bare = written.replace(/^#/, "");
  return colours.get(bare) ?? (values.has(`#${bare}`) ? `#${bare}` : undefined);
}
