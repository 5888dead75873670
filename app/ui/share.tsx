interface ShareProps {
  /** Share of the row's width, in per cent. */
  percent: number;
  className?: string;
  tone?: string | undefined;
}

/** A box as wide as a share of its row. An `svg`, whose width is an attribute: the content policy forbids `style`. */
export function Share({ percent, className = "", tone }: ShareProps) {
  return <svg aria-hidden="true" width={`${percent}%`} className={`flex-none ${className}`} data-tone={tone} />;
}
