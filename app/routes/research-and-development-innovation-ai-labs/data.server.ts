import type { Content } from "#model/content.server.ts";
import { withDays } from "#model/pages/experiment-days.server.ts";

/** The experiments, with their days worked out. */
export function experimentsOf(content: Content) {
  const { items, reported } = content.pages["research-and-development-innovation-ai-labs"].strips;
  return items.map((item) => {
    const { title, status, word, stop, when, done, isOver } = withDays(item, item.done, content);
    return { title, stop, when, done, status: isOver ? ("reported" as const) : status, word: isOver ? reported : word };
  });
}
