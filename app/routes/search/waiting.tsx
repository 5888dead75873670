import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { RichText } from "#shared/rich-text.ts";

/** Shown while this browser searches, or if it cannot. */
export function Waiting({ text }: { text: RichText }) {
  return (
    <Band name="waiting">
      <div className="wrap">
        <p className="lead" role="status">
          <Prose text={text} />
        </p>
      </div>
    </Band>
  );
}
