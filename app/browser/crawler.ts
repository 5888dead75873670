/** What most agents have in their name that are no person's browser. */
const marks = /bot|crawl|spider|slurp|http|google|facebook|whatsapp|lighthouse|inspect/i;

/** A first guess, until the list has been asked. */
export function mayBeCrawler(agent: string): boolean {
  return marks.test(agent);
}

/**
 * Whether an agent reads pages for a machine, by a maintained list that loads when it is needed. A browser without a
 * window may still serve a person.
 */
export async function isCrawler(agent: string): Promise<boolean> {
  const { isbot } = await import("isbot");
  return isbot(agent) && !agent.includes("HeadlessChrome");
}
