import { benches } from "#shared/bench.ts";
import "./proof-strip.css";

/** The printer's colour bar: the four bench colours side by side. */
export function ProofStrip() {
  return (
    <span className="proof-strip" aria-hidden="true">
      {benches.map((bench) => (
        <i key={bench} data-tone={bench} />
      ))}
    </span>
  );
}
