import type { Enquiry, EnquiryProblems } from "#shared/enquiry.ts";
import type { FormAnswer } from "#shared/form-answer.ts";
import type { ContactForm } from "./contact-words.server.ts";

export interface EnquiryProps extends ContactForm {
  /** What was said about the last sending. */
  answer: FormAnswer<Enquiry, EnquiryProblems> | undefined;
}
