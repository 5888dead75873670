/** Thrown when the queue is full: the task was not started. */
export class LineFull extends Error {}

/** Runs a task when its turn comes. */
export interface Turn {
  <Value>(work: () => Promise<Value>): Promise<Value>;
  count: () => { running: number; waiting: number };
}

/** Runs at most `limit` tasks at a time; at most `longestLine` more wait in a queue. */
export function limitParallel({ limit, longestLine }: { limit: number; longestLine: number }): Turn {
  let running = 0;
  const waiting: (() => void)[] = [];
  async function turn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running < limit) running++;
    else if (waiting.length >= longestLine) throw new LineFull();
    // A finished task hands its slot straight on, so that no newcomer can take it.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }
  return Object.assign(turn, { count: () => ({ running, waiting: waiting.length }) });
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
