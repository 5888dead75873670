/**
 * How long a test waits at most for a condition, and how long it may take in all. Both only bound a failure: a test goes on
 * as soon as its condition holds, and on a busy machine that may take twenty times as long.
 */
export const longestWaitMs = 120_000;
export const longestTestMs = 10 * 60_000;
