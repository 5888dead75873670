import type { Content } from "./content.server.ts";

/** Memoises an expensive derivation of content: made on first use and kept as long as that content. */
export function oncePerContent<Made>(make: (content: Content) => Made): (content: Content) => Made {
  const made = new WeakMap<Content, { value: Made }>();
  return (content) => {
    const kept = made.get(content) ?? { value: make(content) };
    made.set(content, kept);
    return kept.value;
  };
}
