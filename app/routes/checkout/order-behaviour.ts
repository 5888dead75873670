import { sendForm } from "#app/browser/forms/send-form.ts";
import type { FormResponse } from "#shared/form-response.ts";
import { checkOrder, type Order, type OrderProblems, readOrder } from "#shared/order.ts";

interface Sent {
  request: Request;
  serverAction: () => Promise<FormResponse<Order, OrderProblems>>;
}

/** Problems of a typed order request, by the server's rules. */
export function checkTyped(typed: FormData, rules: Parameters<typeof checkOrder>[1]): OrderProblems {
  return checkOrder(typed, rules).problems;
}

export function sendOrder({ request, serverAction }: Sent) {
  return sendForm({ form: "checkout", request, send: serverAction, read: (form) => readOrder(form) });
}
