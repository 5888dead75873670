/** Found in most crawlers' names. */
const marks = /bot|crawl|spider|slurp|http|google|facebook|whatsapp|lighthouse|inspect/i;

/** A first guess, until the list has loaded. */
export function mayBeCrawler(agent: string): boolean {
  return marks.test(agent);
}

/** Whether a user agent is a crawler, by a maintained list loaded on demand. A headless browser may still serve a person. */
export async function isCrawler(agent: string): Promise<boolean> {
  const { isbot } = await import("isbot");
  return isbot(agent) && !agent.includes("HeadlessChrome");
}
