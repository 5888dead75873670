/** Headers for a page with a secret in its address: no index, and no referrer that would leak it. */
export const privateHeaders = { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" } as const;

/** The same for a page with a form: with no referrer at all, the browser would not send the form's origin. */
export const privateFormHeaders = { ...privateHeaders, "Referrer-Policy": "same-origin" } as const;

interface RouteHeaders {
  loaderHeaders: Headers;
  actionHeaders: Headers;
}

/** For a route's `headers`: those set by its loader and its action. */
export function ownHeaders({ loaderHeaders, actionHeaders }: RouteHeaders): Headers {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}
