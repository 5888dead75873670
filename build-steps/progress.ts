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
  const say = () => `  ${what}: ${done} of ${total}`;
  // To whoever has started this for somebody who waits.
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
