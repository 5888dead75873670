import { useControls } from "#app/ui/control-names.ts";
import { Island } from "#app/ui/island.tsx";
import { useSite } from "./use-site.ts";

/** Shown in a preview, on the page of an unpublished entry. */
export function DraftRibbon() {
  const { unpublished } = useSite();
  const { draft } = useControls();
  if (!unpublished) return null;
  return (
    <Island>
      <p className="m-0 max-w-none bg-mari px-out py-2" data-island="draft-ribbon" role="note">
        <b>{draft}</b> {unpublished}
      </p>
    </Island>
  );
}
