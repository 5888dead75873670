const tones = ["pitch", "tang", "orch", "mari"] as const;

interface CastProps {
  value: string;
  tone?: string | undefined;
  /** Without a tone four in a row differ. */
  index?: number;
  size?: string;
}

/** A figure cast as a toy: its face has the colour of the band's words, its side the tone. */
export function Cast({ value, index = 0, tone = tones[index % tones.length], size = "text-cast" }: CastProps) {
  return (
    <bdi className={`cast block ${size}`} data-tone={tone}>
      {value}
    </bdi>
  );
}
