import { type EmailProblem, emailProblem } from "./email.ts";
import { lineOf, withoutEmpty } from "./enquiry.ts";

/** What somebody sends who asks for the newsletter. */
export interface Subscription {
  email: string;
  /** A field that people do not see; what fills it in is a bot. */
  website: string;
}

export type SubscriptionProblems = Partial<Record<keyof Subscription, EmailProblem | "unknown">>;

/** Reads a posted or typed form; a field that is missing is an empty one. */
export function readSubscription(form: FormData): Subscription {
  return { email: lineOf(form.get("email")), website: lineOf(form.get("website")) };
}

/** What stops it, by field; nothing when it can be sent. */
export function subscriptionProblems({ email, website }: Subscription): SubscriptionProblems {
  return withoutEmpty({ email: emailProblem(email), website: website === "" ? undefined : ("unknown" as const) });
}
