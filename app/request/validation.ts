import { data } from "react-router";

interface Refusal {
  status?: number;
  message?: string;
}

/**
 * A route's own check of an address, run in its loader. Only `true` lets the visit pass; anything else is a fatal 404,
 * unless a returned object says otherwise.
 * @throws a route error response with the refusal's status and message
 */
export async function validate(check: () => unknown): Promise<void> {
  const verdict = await check();
  if (verdict === true) return;
  const { status = 404, message }: Refusal = isRefusal(verdict) ? verdict : {};
  throw data({ message }, { status });
}

function isRefusal(verdict: unknown): verdict is Refusal {
  return typeof verdict === "object" && verdict !== null;
}
