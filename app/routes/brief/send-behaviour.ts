import { forgetBrief } from "#app/browser/forms/kept-brief.ts";
import { sendForm } from "#app/browser/forms/send-form.ts";
import { readEnquiry } from "#shared/enquiry.ts";
import type { SendResponse } from "./send.tsx";

interface Sent {
  request: Request;
  serverAction: () => Promise<SendResponse>;
}

/** Sends a brief; once it is taken, the tab forgets it. */
export async function sendBrief({ request, serverAction }: Sent) {
  const read = (form: FormData) => {
    const { name, email, nda, consent, website } = readEnquiry(form);
    return { name, email, nda, consent, website };
  };
  try {
    return await sendForm({ form: "contact", request, send: serverAction, read });
  } catch (thrown) {
    forgetBrief();
    throw thrown;
  }
}
