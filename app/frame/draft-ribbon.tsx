import { useSite } from "./use-site.ts";

/** In a preview, on the page of an entry that is not out yet. */
export function DraftRibbon() {
  const { unpublished } = useSite();
  if (!unpublished) return null;
  return (
    <p className="draft-ribbon" role="note">
      <b>Draft</b> {unpublished}
    </p>
  );
}
