import type { Home5Page } from "#model/pages/home-5.server.ts";

type Failure = Home5Page["failure"];

const part = "px-2 py-1.5 max-md:px-1.5 forced-colors:border";
const events = { same: "bg-mari", stale: "bg-paper-3 forced-colors:border-dashed", bare: "bg-mari" };

const stripType = "text-note font-bold whitespace-nowrap tabular-nums max-md:text-[0.75rem]";
/** How the broadcast graphic then looks; the words beside it say the same. */
export function ViewerScreen({ look, words }: { look: Failure["rows"][number]["look"]; words: Failure["screen"] }) {
  const isBare = look === "bare";
  return (
    <span
      data-tone={look === "words" ? "pitch" : "paper"}
      className={`mt-0.5 mb-3 flex w-fit max-w-full overflow-hidden rounded-sm shadow-[0_4px_0_var(--color-ink-3)] forced-colors:border ${stripType}`}
      aria-hidden="true"
    >
      {look === "words" ? (
        <b className={part}>{words.sentence} </b>
      ) : (
        <>
          <b className={part}>{words.score}</b> <span className={`${part} bg-paper-2`}>{words.clock}</span>{" "}
          <span className={`${part} ${events[look]}`}>{words.event}</span>{" "}
          <span className={`${part} min-w-12 ${isBare ? "inset-ring-2 inset-ring-paper-3" : "bg-pitch text-paper"}`}>
            {!isBare && words.chance}
          </span>
        </>
      )}
    </span>
  );
}
