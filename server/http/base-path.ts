import type { HttpEnv, Middleware } from "./context.ts";
import { plainResponse, redirectResponse } from "./plain-response.ts";

/** The path that middleware is matched by: below the base, if the request is. */
export function pathBelow(basePath: string) {
  return (request: Request, options?: { env?: HttpEnv["Bindings"] }): string => {
    const path = pathOf(request, basePath, options?.env);
    return path.startsWith(basePath) ? path.slice(basePath.length - 1) : path;
  };
}

/** Refuses everything outside the base but redirects its spelling without the slash. */
export function belowBase(basePath: string): Middleware {
  const base = basePath.slice(0, -1);
  return async ({ req, env, var: { visitor } }, next) => {
    const path = pathOf(req.raw, basePath, env);
    if (base && path === base) return redirectResponse(308, basePath + visitor.url.search);
    if (!path.startsWith(basePath)) return plainResponse(404, "Not found");
    await next();
  };
}

/** URL parsing resolves every climb (`..`, `%2e%2e`); the image endpoint must see and refuse it. */
function pathOf({ url }: Request, basePath: string, env?: HttpEnv["Bindings"]): string {
  if (env?.target?.startsWith(`${basePath}_ipx/`)) return env.target.replace(/[?#].*$/s, "");
  return URL.canParse(url) ? new URL(url).pathname : "";
}
