import { Island } from "#app/ui/island.tsx";
import { useSite } from "./use-site.ts";

/** Shown in a preview, on the page of an unpublished entry. */
export function DraftRibbon() {
  const { unpublished } = useSite();
  if (!unpublished) return null;
  return (
    <Island>
      <p className="draft-ribbon" data-island="draft-ribbon" role="note">
        <b>Draft</b> {unpublished}
      </p>
    </Island>
  );
}
