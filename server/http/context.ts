import type { MiddlewareHandler } from "hono";
import type { Posted } from "#shared/receiving.ts";

/** Who requests what, as seen by the outermost trusted proxy. */
export interface Visitor {
  url: URL;
  /** The visitor's IP address. */
  address: string;
}

/** What every middleware receives; `c.req.path` is the path below the base, still encoded. */
export interface HttpEnv {
  Bindings: {
    /** The address of the connection's peer. */
    peer: string;
    /** Path and query as the visitor sent them. */
    target?: string | undefined;
    /** Lets this request take as long as files do on a slow connection. */
    allowLonger?: (() => void) | undefined;
  };
  Variables: {
    visitor: Visitor;
    /** Of a form that may bring files, once it has been read. */
    posted?: Posted | undefined;
  };
}

export type Middleware = MiddlewareHandler<HttpEnv>;

/** Renders a page that is not prerendered; the nonce allows its inline scripts. */
export type Render = (
  request: Request,
  parts: { nonce: string; address: string; posted?: Posted | undefined },
) => Promise<Response>;
