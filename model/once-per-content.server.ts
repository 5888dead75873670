import type { Content } from "./content.server.ts";

/** What takes long to make of content is made with the first question and kept as long as that content is. */
export function oncePerContent<Made>(make: (content: Content) => Made): (content: Content) => Made {
  const made = new WeakMap<Content, { value: Made }>();
  return (content) => {
    const kept = made.get(content) ?? { value: make(content) };
    made.set(content, kept);
    return kept.value;
  };
}
