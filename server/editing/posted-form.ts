import type { HonoRequest } from "hono";

/** The fields of a posted form; empty if it cannot be read, which a schema then refuses. */
export function postedForm(req: HonoRequest): Promise<Record<string, unknown>> {
  return req.parseBody().catch(() => ({}));
}
