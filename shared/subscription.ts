import { type EmailProblem, emailProblem } from "./email.ts";
import { lineOf, withoutEmpty } from "./enquiry.ts";

/** A newsletter subscription request. */
export interface Subscription {
  email: string;
  /** The honeypot: people do not see it, so only bots fill it in. */
  website: string;
}

export type SubscriptionProblems = Partial<Record<keyof Subscription, EmailProblem | "unknown">>;

/** Reads a posted or typed form; a missing field counts as empty. */
export function readSubscription(form: FormData): Subscription {
  return { email: lineOf(form.get("email")), website: lineOf(form.get("website")) };
}

/** Problems that block it, by field; empty if it can be sent. */
export function subscriptionProblems({ email, website }: Subscription): SubscriptionProblems {
  return withoutEmpty({ email: emailProblem(email), website: website === "" ? undefined : ("unknown" as const) });
}
