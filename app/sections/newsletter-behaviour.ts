import { sendForm } from "#app/browser/forms/send-form.ts";
import type { FormResponse } from "#shared/form-response.ts";
import {
  readSubscription,
  type Subscription,
  type SubscriptionProblems,
  subscriptionProblems,
} from "#shared/subscription.ts";

interface Sent {
  request: Request;
  serverAction: () => Promise<FormResponse<Subscription, SubscriptionProblems>>;
}

/** Problems of a typed address, by the server's rules. */
export function checkTyped(typed: FormData): SubscriptionProblems {
  return subscriptionProblems(readSubscription(typed));
}

export function sendSubscription({ request, serverAction }: Sent) {
  return sendForm({ form: "newsletter", request, send: serverAction, read: readSubscription });
}
