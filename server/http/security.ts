import type { Middleware, Visitor } from "./context.ts";

interface PolicyParts {
  /** Hashes (`'sha256-…'`) or a nonce (`'nonce-…'`) of the page's inline scripts. */
  scripts: readonly string[];
  /** A further origin that forms post to, for a static export. */
  formOrigin?: string | undefined;
  /** Written into the page itself, where browsers ignore `frame-ancestors`. */
  isInPage?: boolean;
}

/** The content policy of a page: our own files, and inline scripts only by hash or nonce. */
export function contentPolicy({ scripts, formOrigin, isInPage = false }: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${formOrigin ?? ""}`.trim(),
    "base-uri 'none'",
    ...(isInPage ? [] : ["frame-ancestors 'none'"]),
  ].join("; ");
}

/**
 * Of every page, in `Cache-Control`: proxies that strip comments or hide mail addresses make a page differ from what its
 * script expects, and a part of it is then rendered anew.
 */
export const untouched = "no-transform";

/** Only true behind TLS, and for this host alone: the domain's owner decides for its other names (`docs/operations.md`). */
export const transportSecurity = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** Headers of every response. */
export const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
} as const;

/** For responses that are not pages: should a browser show one as a page, it may load nothing. */
export const barePolicy = { "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" } as const;

/** Adds these headers to every response that lacks them. Hono's `secureHeaders` would overwrite a response's own. */
export function securityHeaders(): Middleware {
  return async (c, next) => {
    await next();
    // No visitor means an unreadable request.
    const isEncrypted = (c.var.visitor as Visitor | undefined)?.url.protocol === "https:";
    const headers = { ...(isEncrypted && transportSecurity), ...commonHeaders, ...barePolicy };
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
