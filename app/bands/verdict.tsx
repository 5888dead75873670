import { Prose } from "#app/ui/prose.tsx";
import type { RichText } from "#shared/rich-text.ts";

/** One or two words on a coloured block. */
export function Verdict({
  verdict: { word, tone = "white" },
  size = "",
}: {
  verdict: { word: string; tone?: string | undefined };
  size?: string | undefined;
}) {
  return (
    <span className={`verdict whitespace-nowrap ${size}`} data-tone={tone}>
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
export function VerdictLine({ verdict, size }: { verdict: WordedVerdict; size?: string }) {
  return (
    <p className="mt-auto flex flex-wrap items-baseline gap-3 text-small">
      <Verdict verdict={verdict} size={size} />{" "}
      {verdict.text && (
        <span className="grow basis-60">
          <Prose text={verdict.text} />
        </span>
      )}
    </p>
  );
}
