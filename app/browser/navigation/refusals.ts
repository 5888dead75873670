import { UNSAFE_decodeViaTurboStream as decodePayload } from "react-router";
import { type Destination, payloadAddress } from "./destinations.ts";
import { loadPayload } from "./payloads.ts";
import { failAt } from "./router.ts";

/**
 * Checks whether a route with parameters accepts the visit. A refused visit gets a route of its own, which loads
 * nothing and shows the refusal: the router would fetch the page's code along with its data.
 */
export async function settleRefusal(destination: Destination): Promise<void> {
  // A payload that fails altogether is left to the router, which requests it again.
  const payload = await loadPayload(payloadAddress(destination)).catch(() => undefined);
  if (!payload || payload.status < 400 || payload.status >= 500) return;
  const refusal = await readRefusal(payload.body);
  if (refusal) failAt(destination.pathname, refusal);
}

/** What the server's route threw, if anything. */
async function readRefusal(body: ArrayBuffer): Promise<unknown> {
  const stream = new Response(body).body;
  if (!stream) return undefined;
  const { value } = await decodePayload(stream, window);
  const results = Object.values(value as Record<string, { error?: unknown }>);
  return results.find(({ error }) => error !== undefined)?.error;
}
