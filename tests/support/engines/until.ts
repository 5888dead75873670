import { longestWaitMs } from "../time-limits.ts";

/**
 * Polls until a condition holds.
 * @throws Error that names the condition
 */
export async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + longestWaitMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
