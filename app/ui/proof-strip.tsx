import { benches } from "#shared/bench.ts";

/** The printer's colour bar: the four bench colours side by side. */
export function ProofStrip() {
  return (
    <span className="flex overflow-hidden rounded-xs" aria-hidden="true">
      {benches.map((bench) => (
        <i className="size-4.5" key={bench} data-tone={bench} />
      ))}
    </span>
  );
}
