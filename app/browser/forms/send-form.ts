import { data } from "react-router";
import { type FormResponse, type Refusal, readFormToken } from "#shared/form-response.ts";
import type { FormName } from "#shared/receiving.ts";
import { leaveNews } from "./sent-news.ts";
import { forgetTyped } from "./typed-text.ts";

interface Sending<Values, Problems> {
  form: FormName;
  request: Request;
  /** Sends the form; throws a redirect on success. */
  send: () => Promise<FormResponse<Values, Problems>>;
  /** Re-reads the fields of a form that got no response. */
  read: (form: FormData) => Values;
}

/**
 * Sends a form by script. On success its typed text is forgotten; without a response it stays on the page with its
 * token, so that pressing again repeats the same submission.
 */
export async function sendForm<Values, Problems extends object>({
  form,
  request,
  send,
  read,
}: Sending<Values, Problems>) {
  const fields = await request.clone().formData();
  try {
    if (!hasFiles(fields)) return await send();
    const { uploadForm } = await import("./upload-form.ts");
    return await uploadForm<FormResponse<Values, Problems>>(request, fields);
  } catch (thrown) {
    if (!(thrown instanceof Response)) return withoutResponse(fields, read, refusalOf(thrown));
    forgetTyped(form);
    leaveNews(form, fields);
    throw thrown;
  }
}

function hasFiles(fields: FormData): boolean {
  return fields.getAll("files").some((file) => file instanceof File && file.size > 0);
}

/** Uses an outage status, so that the router does not refetch the page's data over the same dead connection. */
function withoutResponse<Values>(fields: FormData, read: (form: FormData) => Values, refusal: Refusal) {
  const response = { values: read(fields), problems: {}, refusal, token: readFormToken(fields), revision: Date.now() };
  return data(response, { status: 503 });
}

/** The middleware in front of the router responds in plain text, so only the status is known. */
function refusalOf(thrown: unknown): Refusal {
  return (thrown as { status?: number } | undefined)?.status === 429 ? "limited" : "lost";
}
