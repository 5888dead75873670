import pLimit from "p-limit";

/** The longest a log goes without a sign of progress. */
const everyMs = 10_000;

/** Prints a function's result at intervals until stopped. */
export function sayNowAndThen(say: () => string): () => void {
  const timer = setInterval(() => console.log(say()), everyMs).unref();
  return () => clearInterval(timer);
}

/** Runs a long task and reports its progress: `advance` is called once per item. */
export async function countAloud<Value>(
  what: string,
  total: number,
  work: (advance: () => void) => Promise<Value>,
): Promise<Value> {
  let done = 0;
  const startedAt = performance.now();
  const say = () => `  ${what}: ${done} of ${total}${remaining(done, total, performance.now() - startedAt)}`;
  // Reports to the parent process.
  const tell = () => void (process.connected && process.send?.({ what, done, total }));
  const stop = sayNowAndThen(say);
  tell();
  try {
    const value = await work(() => {
      done++;
      tell();
    });
    if (total > 0) console.log(say());
    return value;
  } finally {
    stop();
  }
}

/** Enough to keep the cores busy while some wait for the disk; as many as the thread pool has threads. */
const parallel = 4;

/** Works on each item, a few at a time, and reports the progress. */
export async function workAloud<Item>(
  what: string,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const all = [...items];
  await countAloud(what, all.length, (advance) => pLimit(parallel).map(all, (item) => work(item).then(advance)));
}

/** How long the rest will take if it goes on as it went; nothing at both ends. */
export function remaining(done: number, total: number, elapsedMs: number): string {
  if (done === 0 || done >= total) return "";
  const seconds = (elapsedMs / done / 1000) * (total - done);
  if (seconds < 90) return `, about ${Math.max(10, Math.round(seconds / 10) * 10)} seconds left`;
  return `, about ${Math.round(seconds / 60)} minutes left`;
}
