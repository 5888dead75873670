import type { RedirectRule } from "../shared/redirect-rules.ts";

/** Input for the rules of a host. */
export interface HostRules {
  basePath: string;
  formOrigin: string | undefined;
  redirects: readonly RedirectRule[];
  /** Paths of all pages, below the base. */
  pages: readonly string[];
  /** The full address of a path below the base. */
  siteAddress: (path: string) => string;
}

/** Cache-Control of each kind of file, by the start of its address below the base. */
export const cacheRules = {
  "assets/": "public, max-age=31536000, immutable",
  "builds/meta/": "public, max-age=31536000, immutable",
  "_ipx/": "public, max-age=31536000, immutable",
  "og/": "public, max-age=3600",
} as const;

/** The part of the content policy that needs a header, or works better as one. */
export function headerPolicy(formOrigin: string | undefined): string {
  const form = `form-action 'self' ${formOrigin ?? ""}`.trim();
  return ["base-uri 'none'", form, "frame-ancestors 'none'", "object-src 'none'"].join("; ");
}
