import type { Feed } from "../data.server.ts";

const part = "px-2 py-1";

const stripType = "text-note font-bold whitespace-nowrap tabular-nums";
/** How the broadcast graphic then looks; the words beside it say the same. */
export function ViewerScreen({ isStale, words }: { isStale: boolean; words: Feed["words"]["screen"] }) {
  return (
    <span
      data-tone="paper"
      className={`flex w-fit max-w-full overflow-hidden rounded-sm shadow-key ${stripType}`}
      aria-hidden="true"
    >
      <b className={part}>{words.score}</b> <span className={`${part} bg-paper-2`}>{words.clock}</span>{" "}
      <span className={`${part} ${isStale ? "bg-paper-3" : "bg-mari"}`}>{words.event}</span>{" "}
      <span data-tone="pitch" className={part}>
        {words.chance}
      </span>
    </span>
  );
}
