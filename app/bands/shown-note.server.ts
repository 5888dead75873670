import type { Content } from "#model/content.server.ts";
import type { RichText } from "#shared/rich-text.ts";

/** How the figures of a band were counted, with what each fact says. */
export interface ShownNote {
  text: RichText;
  facts: { id: string; claim: string }[];
}

/** The same as the content has it: facts by their names. */
export interface WrittenNote {
  text: RichText;
  facts: readonly string[];
}

export function shownNote({ text, facts }: WrittenNote, content: Content): ShownNote {
  const named = facts.flatMap((id) => content.facts.find((fact) => fact.id === id) ?? []);
  return { text, facts: named.map(({ id, claim }) => ({ id, claim })) };
}
