/** Headers of a page whose address holds a secret: no index, and no referrer that would tell the address. */
export const privateHeaders = { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" } as const;

/** The same for a page with a form: without any referrer a browser would not say where the form was sent from. */
export const privateFormHeaders = { ...privateHeaders, "Referrer-Policy": "same-origin" } as const;

interface RouteHeaders {
  loaderHeaders: Headers;
  actionHeaders: Headers;
}

/** For a route's `headers`: what its loader and its action have set. */
export function ownHeaders({ loaderHeaders, actionHeaders }: RouteHeaders): Headers {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}
