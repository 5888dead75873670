import { sendForm } from "#app/browser/forms/send-form.ts";
import { type Enquiry, type EnquiryProblems, enquiryProblems, readEnquiry } from "#shared/enquiry.ts";
import { typedFilesProblem } from "#shared/files.ts";
import type { FormResponse } from "#shared/form-response.ts";

export { FormProblems } from "./form-problems.tsx";

interface Sent {
  request: Request;
  serverAction: () => Promise<FormResponse<Enquiry, EnquiryProblems>>;
}

/** Problems of a typed enquiry, by the server's rules. */
export function checkTyped(typed: FormData, topics: readonly { slug: string }[]): EnquiryProblems {
  return enquiryProblems(
    readEnquiry(typed),
    topics.map(({ slug }) => slug),
    typedFilesProblem(typed),
  );
}

export function sendEnquiry({ request, serverAction }: Sent) {
  return sendForm({ form: "contact", request, send: serverAction, read: readEnquiry });
}
