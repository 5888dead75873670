/** What is done to the line, and to the two people who count. */
export interface Trouble {
  /** Added to each way of the line. */
  latencyMs: number;
  lossPercent: number;
  /** Messages that the next one overtakes. */
  orderPercent: number;
  scouts: Scouts;
}
export type Scouts = "both" | "one" | "none";

/** What a feed takes when nothing is wrong. */
export interface Source {
  pathMs: number;
  /** The last stages, over which a lost message is asked for again. */
  edgeMs: number;
}

export interface Message {
  sentMs: number;
  shownMs: number;
  isLost: boolean;
}

export const trial = { lengthMs: 10_000, everyMs: 500, silentFromMs: 3000, overtakenMs: 700 } as const;

/** The same messages are hit each time, scattered over the twenty, and exactly as many as the share says. */
const isHit = (number: number, percent: number, first: number) => ((number * 7 + first) % 20) * 5 < percent;

/** Ten seconds of a feed: when each message happens, and when a screen shows it, in order and without gaps. */
export function playFeed({ latencyMs, lossPercent, orderPercent, scouts }: Trouble, source: Source): Message[] {
  const end = scouts === "none" ? trial.silentFromMs : trial.lengthMs;
  const sent = Array.from({ length: end / trial.everyMs }, (_, number) => number * trial.everyMs);
  const way = source.pathMs + latencyMs;
  const lost = sent.map((_, number) => isHit(number, lossPercent, 4));
  const arrivals = sent.map((sentMs, number) => {
    if (lost[number]) return Number.POSITIVE_INFINITY;
    return sentMs + way + (isHit(number, orderPercent, 9) ? trial.overtakenMs : 0);
  });
  let shown = 0;
  return sent.map((sentMs, number) => {
    const arrival = arrivals[number] ?? 0;
    // A gap is seen when a later number arrives; if none does, by the pulse that the feed sends as often as messages.
    const gapSeen = Math.min(...arrivals.slice(number + 1), sent.length * trial.everyMs + way);
    shown = Math.max(shown, Math.min(arrival, gapSeen + 2 * (source.edgeMs + latencyMs)));
    return { sentMs, shownMs: shown, isLost: lost[number] ?? false };
  });
}

/** What is counted of such ten seconds. */
export function measureFeed(messages: readonly Message[], scouts: Scouts, budgetMs: number) {
  const delays = messages.map(({ sentMs, shownMs }) => shownMs - sentMs);
  const steps = messages.slice(1).map(({ shownMs }, index) => shownMs - (messages[index]?.shownMs ?? 0));
  const silence = scouts === "none" ? trial.lengthMs - (messages.at(-1)?.shownMs ?? 0) : 0;
  return {
    inTime: delays.filter((delay) => delay <= budgetMs).length,
    count: messages.length,
    slowestMs: Math.max(...delays),
    again: messages.filter(({ isLost }) => isLost).length,
    stillMs: Math.max(silence, ...steps),
  };
}

export type Seen = "right" | "late" | "stale" | "paused";

/** What a viewer notices: nothing, that it is late, that it stands still, or that the feed says it is paused. */
export function seenBy(
  measured: { slowestMs: number; stillMs: number },
  scouts: Scouts,
  limits: { lateMs: number; staleMs: number },
): Seen {
  if (scouts === "none") return "paused";
  if (measured.stillMs >= limits.staleMs) return "stale";
  return measured.slowestMs > limits.lateMs ? "late" : "right";
}
