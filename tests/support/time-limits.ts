/**
 * How long a test waits at most for what has to come, and how long it may take at all. Both only say when to give up: whoever
 * waits for a condition goes on as soon as it holds, and a machine that is busy with other work may take twenty times as long.
 */
export const longestWaitMs = 120_000;
export const longestTestMs = 30 * 60_000;
