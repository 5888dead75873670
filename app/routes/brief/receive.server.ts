import type { Content } from "#model/content.server.ts";
import { readAnswers } from "#shared/brief/answers.ts";
import { briefFile, briefText } from "#shared/brief/brief-file.ts";
import { type Enquiry, enquiryLimits, openTopic, readEnquiry } from "#shared/enquiry.ts";
import { beginningOf } from "#shared/writable.ts";
import { sourcesOf } from "./brief-files.server.ts";

/** A posted brief as an enquiry: whatever was sent, its range is worked out again from the answers in the address. */
export function enquiryOfBrief(content: Content, query: URLSearchParams, form: FormData): Enquiry {
  const { name, email, nda, consent, website } = readEnquiry(form);
  const { answers } = readAnswers(query, content.priceBook);
  const sources = sourcesOf(content, query);
  const kind = content.priceBook.kinds.find(({ id }) => id === answers.kind);
  const service = content.services.find(
    ({ department, isDepartment }) => isDepartment && department === kind?.department,
  );
  return {
    ...{ name, email, nda, consent, website },
    company: "",
    topic: service?.slug ?? openTopic,
    budget: "",
    message: beginningOf(briefText(answers, sources), enquiryLimits.message.max),
    brief: briefFile(answers, sources),
  };
}
