import type { MiddlewareHandler } from "hono";

/** Who asks, and for which address, as seen from the outermost proxy that is trusted. */
export interface Visitor {
  url: URL;
  /** Network address of the visitor. */
  address: string;
}

/** What every middleware is given; `c.req.path` is the path below the base, still encoded. */
export interface HttpEnv {
  Bindings: {
    /** The address at the other end of the connection. */
    peer: string;
    /** Path and query as the visitor sent them. */
    target?: string | undefined;
  };
  Variables: { visitor: Visitor };
}

export type Middleware = MiddlewareHandler<HttpEnv>;

/** Renders a page that is not prerendered; the nonce allows its inline scripts. */
export type Render = (request: Request, parts: { nonce: string; address: string }) => Promise<Response>;
