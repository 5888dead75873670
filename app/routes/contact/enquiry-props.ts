import type { Enquiry, EnquiryProblems } from "#shared/enquiry.ts";
import type { FormResponse } from "#shared/form-response.ts";
import type { ContactForm } from "./contact-words.server.ts";

export interface EnquiryProps extends ContactForm {
  /** What was said about the last sending. */
  response: FormResponse<Enquiry, EnquiryProblems> | undefined;
}
