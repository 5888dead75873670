export type Colours = Record<string, string>;
const names = [
  "ink-2",
  "ink-3",
  "pitch-lift",
  "mari-edge",
  "tang-edge",
  "orch-edge",
  "paper-3",
  "mari",
  "tang",
  "orch",
  "paper",
];

/** The brand's colours as the sheet has them. */
export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--color-${name}`)]));
}
