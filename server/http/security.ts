interface PolicyParts {
  /** Hashes (`'sha256-…'`) or a nonce (`'nonce-…'`) of the page's inline scripts. */
  scripts: readonly string[];
  /** Another origin that forms post to, for a static copy. */
  formOrigin?: string | undefined;
  /** Written into the page itself, where a browser takes no word on frames. */
  isInPage?: boolean;
}

/** The content policy of a page: our own files, and inline scripts only by hash or nonce. */
export function contentPolicy({ scripts, formOrigin, isInPage = false }: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${formOrigin ?? ""}`.trim(),
    "base-uri 'none'",
    ...(isInPage ? [] : ["frame-ancestors 'none'"]),
  ].join("; ");
}

/** Only true behind TLS, and of this host alone: whoever owns the domain decides for its other names (`docs/operations.md`). */
export const transportSecurity = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** Headers of every answer, whoever sends it. */
export const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
} as const;

/** For what is no page: it may load nothing, should a browser show it as one. */
export const barePolicy = { "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" } as const;

/** Headers of every answer of this server, unless it has its own. */
export function baseHeaders(url: URL | undefined): Headers {
  return new Headers({ ...(url?.protocol === "https:" && transportSecurity), ...commonHeaders, ...barePolicy });
}
