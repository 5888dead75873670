import { Prose } from "#app/ui/prose.tsx";
import type { RichText } from "#shared/rich-text.ts";

/** One or two words on a coloured block. */
export function Verdict({
  verdict: { word, tone = "white" },
}: {
  verdict: { word: string; tone?: string | undefined };
}) {
  return (
    <span className="verdict whitespace-nowrap" data-tone={tone}>
      {word}
    </span>
  );
}

interface WordedVerdict {
  word: string;
  tone?: string | undefined;
  text?: RichText | undefined;
}

/** A verdict with its reason, at the end of an item. */
export function VerdictLine({ verdict }: { verdict: WordedVerdict }) {
  return (
    <p className="mt-auto flex flex-wrap items-baseline gap-3 text-small">
      <Verdict verdict={verdict} />{" "}
      {verdict.text && (
        <span className="min-w-40 flex-1">
          <Prose text={verdict.text} />
        </span>
      )}
    </p>
  );
}
