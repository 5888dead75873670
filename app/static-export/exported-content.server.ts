import type { Content } from "#model/content.server.ts";
import { oncePerContent } from "#model/once-per-content.server.ts";
import { withoutOffLinks } from "#model/reading/without-off-links.server.ts";

/** Pages that only a server can show. */
const serverPages = ["/site-vitals"];

/** The content of a static export: as if the pages that it lacks were off, so that nothing links to them. */
export const exportedContent = oncePerContent(
  (content: Content): Content => ({
    ...withoutOffLinks({ ...content, translations: {} }, serverPages),
    // For now an export has the source language alone.
    languages: [],
    off: [...new Set([...content.off, ...serverPages])],
  }),
);
