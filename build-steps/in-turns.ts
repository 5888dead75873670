/** Enough to keep the cores busy while some wait for the disk; as many as the thread pool has threads. */
const parallel = 4;

/** Runs a function on each item, a few at a time. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
    }),
  );
}
