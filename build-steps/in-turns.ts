/** As many at once as keep the cores busy while others wait for the disk, and as the thread pool has threads. */
const parallel = 4;

/** Does something for each of many, a few at once. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
    }),
  );
}
