import type { MiddlewareFunction } from "react-router";

/** Middleware that routes may name. */
const registry: Readonly<Record<string, MiddlewareFunction<Response>>> = {
  /** Personal responses are never cached. */
  "no-store": async (_, next) => {
    const response = await next();
    response.headers.set("Cache-Control", "no-store");
    return response;
  },
};

/** Thrown when a route names unregistered middleware; skipping it could open a hole. */
class UnknownMiddlewareError extends Error {
  constructor(name: string) {
    super(`Unknown route middleware: '${name}'.`);
    this.name = "UnknownMiddlewareError";
    if (import.meta.env.DEV) this.message += ` There is ${Object.keys(registry).join(", ")}.`;
  }
}

export type NamedMiddleware = MiddlewareFunction<Response> & { middlewareName: string };

/**
 * Middleware by its name, for a route's `middleware` or `clientMiddleware`.
 * @throws UnknownMiddlewareError when it runs, if nothing of that name is registered
 */
export function named(name: string): NamedMiddleware {
  const run: MiddlewareFunction<Response> = (args, next) => {
    const found = registry[name];
    if (!found) throw new UnknownMiddlewareError(name);
    return found(args, next);
  };
  return Object.assign(run, { middlewareName: name });
}

export function isRegistered(name: string): boolean {
  return Object.hasOwn(registry, name);
}
