/** One or two words on a coloured block. */
export function Verdict({
  verdict: { word, tone = "white" },
}: {
  verdict: { word: string; tone?: string | undefined };
}) {
  return (
    <span className="verdict" data-tone={tone}>
      {word}
    </span>
  );
}
