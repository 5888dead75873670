/** How long a test waits for a condition, and how long it may take in all, on a machine with six busy processes beside it. */
export const longestWaitMs = 15_000;
export const longestTestMs = 60_000;
