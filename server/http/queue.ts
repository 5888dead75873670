import type { LimitFunction } from "p-limit";

/** Thrown when the queue is full: the task was not started. */
export class QueueFull extends Error {}

/**
 * Queues a task, if at most `longestQueue` wait.
 * @throws QueueFull
 */
export async function runQueued<Value>(
  limit: LimitFunction,
  longestQueue: number,
  work: () => Promise<Value>,
): Promise<Value> {
  if (limit.pendingCount >= longestQueue) throw new QueueFull();
  return limit(work);
}

/** Callers that request a task already in progress share its result. */
export function joinSame<Value>() {
  const underWay = new Map<string, Promise<Value>>();
  return function join(key: string, start: () => Promise<Value>): Promise<Value> {
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const started = start().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
