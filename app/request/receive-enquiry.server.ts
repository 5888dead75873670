import type { RouterContextProvider } from "react-router";
import { type Enquiry, type EnquiryProblems, enquiryProblems } from "#shared/enquiry.ts";
import { contentKey } from "./content.server.ts";
import { receivingOf, sendingOf, showAgain } from "./receiving.server.ts";
import { readSource } from "./visit-source.server.ts";

/**
 * Receives an enquiry with its files, or shows its form again.
 * @param shown what the form shows of the enquiry
 */
export async function receiveEnquiry<Shown>(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { values, shown }: { values: Enquiry; shown: Shown },
) {
  const content = context.get(contentKey);
  const topics = content.services.map(({ slug }) => slug);
  const [receiving, sending] = [receivingOf(context), sendingOf(context, form)];
  const { upload, filesProblem, refusal, isTooLarge } = sending.posted ?? {};
  const problems = tooMuch(enquiryProblems(values, topics, filesProblem), isTooLarge);
  const again = { values: shown, problems };
  const hasProblems = Object.keys(problems).length > 0;
  if (hasProblems || refusal) return { again: await showAgain("contact", again, sending, receiving, refusal) };
  const files = upload?.files.map(({ name, type, bytes }) => ({ name, type, bytes }));
  const source = readSource(content, form.get("source"));
  const enquiry = { ...values, ...(files && { files }), ...(source && { source }) };
  const outcome = await receiving.receiveEnquiry(enquiry, sending);
  if (outcome.kind === "received") return { received: outcome };
  return { again: await showAgain("contact", again, sending, receiving, outcome) };
}

/** Fields that the form does not have can be too large as well: some sentence has to say so. */
function tooMuch(problems: EnquiryProblems, isTooLarge = false): EnquiryProblems {
  const isSaid = Object.values(problems).some((problem) => problem === "long" || problem === "large");
  return isTooLarge && !isSaid ? { ...problems, message: "long" } : problems;
}
