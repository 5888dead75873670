/** A log shows at least this often that work goes on. */
const everyMs = 10_000;

/** Prints what a function returns every now and then, until it is stopped. */
export function sayNowAndThen(say: () => string): () => void {
  const timer = setInterval(() => console.log(say()), everyMs).unref();
  return () => clearInterval(timer);
}

/** Does a long piece of work and says how far it is: `advance` is called for each of the total. */
export async function countAloud<Value>(
  what: string,
  total: number,
  work: (advance: () => void) => Promise<Value>,
): Promise<Value> {
  let done = 0;
  const say = () => `  ${what}: ${done} of ${total}`;
  const stop = sayNowAndThen(say);
  try {
    const value = await work(() => void done++);
    if (total > 0) console.log(say());
    return value;
  } finally {
    stop();
  }
}
