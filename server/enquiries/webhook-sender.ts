import { createHmac } from "node:crypto";
import { failureCode } from "../watch/report-failure.ts";
import type { Send } from "./outbox-worker.ts";
import { fillTemplate, type WebhookTemplate } from "./webhook-template.ts";

const limitMs = 10_000;

interface WebhookSenderOptions {
  url: string;
  /** One, or several while a receiver changes from one to another: each signs every event. */
  secrets: readonly string[];
  /** What is sent instead of the event itself. */
  template?: WebhookTemplate;
  now?: () => number;
}

/**
 * Posts outbox events as JSON, signed as in Standard Webhooks: `webhook-signature` has for each key, with a space
 * between them, `v1,` and the Base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`. A retry has the same id.
 */
export function createWebhookSender({ url, secrets, template, now = Date.now }: WebhookSenderOptions): Send {
  return async ({ id, payload: event }, signal) => {
    const payload = template === undefined ? event : fillTemplate(template, event);
    const seconds = String(Math.floor(now() / 1000));
    const sign = (secret: string) =>
      createHmac("sha256", secret).update(`${id}.${seconds}.${payload}`).digest("base64");
    const headers = {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": seconds,
      "webhook-signature": secrets.map((secret) => `v1,${sign(secret)}`).join(" "),
    };
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
      const response = await fetch(url, { method: "POST", headers, body: payload, redirect: "manual", signal: limit });
      await response.body?.cancel();
      return response.ok ? undefined : { problem: `${response.status}`, isFinal: false };
    } catch (error) {
      return { problem: failureCode((error as Error).cause ?? error), isFinal: false };
    }
  };
}
