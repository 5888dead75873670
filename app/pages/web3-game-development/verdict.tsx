import { Button } from "#app/ui/button.tsx";
import type { Path } from "./use-path.ts";
import { leftAfterEach } from "./walk-path.ts";
import type { OwnBand } from "./words.server.ts";

interface VerdictProps {
  path: Path;
  words: Pick<OwnBand<"decision-path">, "start" | "questions" | "end" | "path">;
  className?: string;
}

/** Where the answers have led so far, with those who came the same way. */
export function Verdict({ path, words: { start, questions, end, path: words }, className = "" }: VerdictProps) {
  const { outcome, answers } = path;
  const left = leftAfterEach(start, questions);
  const count = (text: string, number: number) =>
    text.replace("{count}", String(number)).replace("{start}", String(start));
  const [title, text] =
    outcome.kind === "no"
      ? [questions[outcome.at]?.no, count(words.left, questions[outcome.at]?.out ?? 0)]
      : outcome.kind === "yes"
        ? [end, ""]
        : [
            answers.length > 0 ? count(words.passed, left[answers.length - 1] ?? start) : words.begin,
            questions[outcome.next]?.question,
          ];
  return (
    <div className={`rounded-lg bg-white p-6 text-ink shadow-edge noscript:hidden ${className}`}>
      <div role="status" className="mb-3 min-h-26">
        <p className="display mb-2 text-h4/tight">{`${title} `}</p>
        <p className="m-0">{text}</p>
      </div>
      <Button size="small" tone="line" onClick={path.restart} aria-disabled={answers.length === 0}>
        {words.again}
      </Button>
    </div>
  );
}
