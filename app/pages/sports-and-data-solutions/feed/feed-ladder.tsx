import type { Feed } from "../data.server.ts";
import { type Message, type Scouts, trial } from "./play-feed.ts";

interface FeedLadderProps {
  messages: readonly Message[];
  scouts: Scouts;
  feed: Feed;
}

const drawn = { width: 1000, pitch: 30, app: 170, height: 200, spanMs: 12_500 };
const xOf = (ms: number) => ((ms / drawn.spanMs) * drawn.width).toFixed(1);
const rung = { fill: "none", vectorEffect: "non-scaling-stroke" } as const;

/** Two lines of time, the pitch above and the screen below; a rung for each message, the more it leans the later it is. */
export function FeedLadder({ messages, scouts, feed }: FeedLadderProps) {
  const late = feed.pathMs + 1;
  const row = scouts === "both" ? undefined : feed[scouts];
  const flagged = row && xOf(trial.silentFromMs + row.flaggedMs);
  const wayOf = ({ sentMs, shownMs }: Message) => `M${xOf(sentMs)} ${drawn.pitch}L${xOf(shownMs)} ${drawn.app}`;
  const draw = (some: readonly Message[]) => some.map(wayOf).join("");
  const dots = messages
    .map(({ sentMs, shownMs }) => `M${xOf(sentMs)} ${drawn.pitch}h0M${xOf(shownMs)} ${drawn.app}h0`)
    .join("");
  const whole = messages.filter(({ isLost }) => !isLost);
  return (
    <div data-tone="pitch" className="overflow-hidden rounded-lg px-4 py-3 text-small font-bold shadow-edge">
      <p className="m-0">{feed.words.pitch}</p>
      <svg
        className="w-full overflow-visible"
        height="160"
        viewBox={`0 0 ${drawn.width} ${drawn.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          {...rung}
          className="stroke-paper"
          strokeOpacity="0.25"
          strokeWidth="3"
          d={`M0 ${drawn.pitch}H1000M0 ${drawn.app}H1000`}
        />
        {flagged && (
          <path
            {...rung}
            data-department="mari"
            className="stroke-(--c)"
            strokeWidth="4"
            strokeDasharray="2 7"
            d={`M${flagged} 0V${drawn.height}`}
          />
        )}
        <path
          {...rung}
          className="stroke-paper"
          strokeWidth="2"
          d={draw(whole.filter(({ sentMs, shownMs }) => shownMs - sentMs < late))}
        />
        <path
          {...rung}
          data-department="mari"
          className="stroke-(--c)"
          strokeWidth="2"
          d={draw(whole.filter(({ sentMs, shownMs }) => shownMs - sentMs >= late))}
        />
        <path
          {...rung}
          data-department="tang"
          className="stroke-(--c)"
          strokeWidth="3"
          strokeDasharray="6 5"
          d={draw(messages.filter(({ isLost }) => isLost))}
        />
        <path {...rung} className="stroke-paper" strokeWidth="10" strokeLinecap="round" d={dots} />
      </svg>
      <p className="m-0">{feed.words.app}</p>
    </div>
  );
}
