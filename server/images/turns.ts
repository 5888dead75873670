/** Thrown when the line is full: the work was not started. */
export class LineFull extends Error {}

/** Does a piece of work when its turn comes. */
export interface Turn {
  <Value>(work: () => Promise<Value>): Promise<Value>;
  count: () => { running: number; waiting: number };
}

/** At most `limit` pieces of work at a time; at most `longestLine` more wait for their turn. */
export function limitParallel({ limit, longestLine }: { limit: number; longestLine: number }): Turn {
  let running = 0;
  const waiting: (() => void)[] = [];
  async function turn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running < limit) running++;
    else if (waiting.length >= longestLine) throw new LineFull();
    // Whoever finishes hands its place over, so nobody who comes later can take it.
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

/** Work that is asked for while the same work is under way joins it. */
export function joinSame<Value>() {
  const underWay = new Map<string, Promise<Value>>();
  return function join(key: string, start: () => Promise<Value>): Promise<Value> {
    const running = underWay.get(key);
    if (running) return running;
    const started = start().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
