import { UNSAFE_decodeViaTurboStream as decodePayload } from "react-router";
import { type Destination, payloadAddress } from "./destinations.ts";
import { loadPayload } from "./payloads.ts";
import { failAt } from "./router.ts";

/**
 * Asks whether a route with parameters takes the visit. One that it refuses gets a route of its own, which has nothing
 * to load and shows the refusal: the router would fetch the page's code beside its data.
 */
export async function settleRefusal(destination: Destination): Promise<void> {
  // A payload that fails altogether is a matter for the router, which asks for it again.
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
