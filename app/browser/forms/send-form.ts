import { data, isRouteErrorResponse } from "react-router";
import { type FormResponse, type Refusal, readFormToken } from "#shared/form-response.ts";
import type { FormName } from "#shared/receiving.ts";
import { leaveNews } from "./sent-news.ts";
import { forgetTyped } from "./typed-text.ts";

interface Sending<Values, Problems> {
  form: FormName;
  request: Request;
  /** Sends it; throws a redirect when it was taken. */
  send: () => Promise<FormResponse<Values, Problems>>;
  /** Reads the fields again, for a form that got no response. */
  read: (form: FormData) => Values;
}

/**
 * Sends a form by script. The typed text of one that was taken is forgotten; one without a response stays on the page with
 * its token, so that pressing again is the same sending.
 */
export async function sendForm<Values, Problems extends object>({
  form,
  request,
  send,
  read,
}: Sending<Values, Problems>) {
  const fields = await request.clone().formData();
  try {
    return await send();
  } catch (thrown) {
    if (!(thrown instanceof Response)) return withoutResponse(fields, read, refusalOf(thrown));
    forgetTyped(form);
    leaveNews(form, fields);
    throw thrown;
  }
}

/** With the status of an outage, so that the router does not ask for the page's data again over the same dead connection. */
function withoutResponse<Values>(fields: FormData, read: (form: FormData) => Values, refusal: Refusal) {
  const response = { values: read(fields), problems: {}, refusal, token: readFormToken(fields), revision: Date.now() };
  return data(response, { status: 503 });
}

/** What stands in front of the router responds in plain text, so only the status is known. */
function refusalOf(thrown: unknown): Refusal {
  return isRouteErrorResponse(thrown) && thrown.status === 429 ? "limited" : "lost";
}
