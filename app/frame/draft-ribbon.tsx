import { useSite } from "./use-site.ts";

/** In a preview, on the page of an entry that is not out yet. */
export function DraftRibbon() {
  const { unpublished } = useSite();
  if (!unpublished) return null;
  return (
    <p className="m-0 max-w-none border-b-2 bg-mari px-out py-2" role="note">
      <b className="me-2 rounded-sm bg-ink px-2.5 py-0.5 text-paper uppercase">Draft</b> {unpublished}
    </p>
  );
}
