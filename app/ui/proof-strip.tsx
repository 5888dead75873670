import type { Department } from "#shared/department.ts";

/** The printer's colour bar: the colours of the departments side by side. */
export function ProofStrip({ tones }: { tones: readonly Department[] }) {
  return (
    <span className="flex overflow-hidden rounded-xs" aria-hidden="true">
      {tones.map((tone) => (
        <i className="size-4" key={tone} data-tone={tone} />
      ))}
    </span>
  );
}
