import type { Content } from "#model/content.server.ts";
import { chosenEntry } from "#model/fields/chosen-entries.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { todayOf } from "#model/reading/today.server.ts";
import { capacityBoard } from "#model/site/capacity-board.server.ts";
import { filesWords } from "#model/site/enquiry-words.server.ts";
import { periodWords } from "#model/site/period-words.server.ts";
import { replyDay, tellEnquiry } from "#model/site/told-enquiry.server.ts";
import { briefParts } from "#shared/brief/brief-file.ts";
import { budgets, type Enquiry, openTopic } from "#shared/enquiry.ts";
import { formatMoment } from "#shared/office-time.ts";
import type { FormToken, StoredEnquiry } from "#shared/receiving.ts";
import { prefilledEnquiry } from "./prefill.server.ts";
import type { OwnBand } from "./words.server.ts";

type Words = OwnBand<"enquiry">;
export type ShownForm = ReturnType<ReturnType<typeof prepareForm>>;
export type ShownSent = ReturnType<ReturnType<typeof prepareSent>>;
export type ShownLines = ReturnType<typeof prepareLines>;
export type ShownOffices = NonNullable<ReturnType<typeof prepareOffices>>;

/**
 * The form, prefilled as far as the link says.
 * @param hasForm whether submissions are accepted; a mail sent instead gets no copy first
 */
export const prepareForm =
  (query: URLSearchParams, token: FormToken | undefined, hasForm: boolean) => (words: Words, content: Content) => {
    const { site, services } = content;
    const { form } = words;
    const { title, titleOne, note, chooseAgain, ...problems } = words.problems;
    return {
      ...words,
      next: nextOf(words, hasForm),
      problems: { title, titleOne, note, chooseAgain },
      seeds: undefined,
      sent: undefined,
      fields: {
        problems,
        prefill: prefilledEnquiry(query, content),
        topics: [...services.map(({ slug, title }) => ({ slug, title })), { slug: openTopic, title: form.openTopic }],
        files: filesWords(form),
        bands: budgets.map((value) => ({ value, label: form.budget.choices[value] })),
        keptFor: keptFor(content),
        like: caseOf(content, query)?.slug,
        own: { mail: site.emails.hello, phone: site.phone },
        token,
      },
    };
  };

/**
 * What the band shows after sending: the reference, a copy, and who replies by when. Its address still names the case that
 * the message began with, if there was one.
 */
export const prepareSent =
  ({ reference, receivedAt, enquiry, isCopyHeld }: StoredEnquiry, query: URLSearchParams) =>
  (words: Words, content: Content) => {
    const { role, former, picture } = words;
    const { mailed, held, head, ...sent } = words.sent;
    const isService = content.services.some(({ slug }) => slug === enquiry.topic);
    const lead = content.people.find(({ leads }) => leads === enquiry.topic);
    const like = caseOf(content, query);
    const values = { name: lead?.name ?? "", day: replyDay(content, receivedAt), phone: content.site.phone };
    return {
      ...{ role, former, picture, next: { ...nextOf(words, !isCopyHeld), title: sent.next } },
      ...{ form: undefined, seeds: undefined, problems: undefined, notices: undefined, ways: undefined },
      sent: {
        reference,
        words: {
          ...sent,
          lead: fillIn(lead ? sent.lead : sent.leadOpen, values),
          work: like ? fillIn(sent.workLike, { title: like.title }) : sent.work,
        },
        work: like ? `/portfolio/${like.slug}` : isService ? `/portfolio?service=${enquiry.topic}` : "/portfolio",
        facts: [
          ...tellEnquiry(content, enquiry),
          ...(like ? [{ label: sent.labels.like, value: like.title, isTyped: false }] : []),
        ],
        message: messageOf(content, enquiry),
        note: fillIn(sent.note, { moment: formatMoment(receivedAt), period: keptFor(content) }),
        toast: { title: sent.toast.title, text: fillIn(sent.toast.text, { reference }) },
        mail: isCopyHeld ? held : mailed,
      },
    };
  };

/** Longer messages are folded, so that the slip stays one screen high. */
const longMessage = 600;

/** What was sent: a brief by its range and its answers, anything else as it was written. */
function messageOf({ priceBook: book, pages }: Content, { message, brief }: Enquiry) {
  if (!brief) return { text: message, isLong: message.length > longMessage, brief: undefined };
  const { range, said, tax, parts, link } = briefParts(brief, { book, words: pages.brief });
  const short = said.filter(({ key }) => shortAnswers.includes(key));
  return { text: "", isLong: true, brief: { range, short, tax, parts, link } };
}

/** The answers that say most; the others are in the whole text. */
const shortAnswers: readonly string[] = ["kind", "size", "stage", "due", "handover", "risk"];

function keptFor(content: Content): string {
  return periodWords(content.site.retention.enquiriesDays);
}

/** What happens after sending; not every sender gets a mail at once. */
function nextOf({ next: { title, steps } }: Words, isMailed: boolean) {
  return { title, steps: steps.filter(({ onlyByForm }) => isMailed || !onlyByForm) };
}

/** The case that a link to the form names. */
function caseOf(content: Content, query: URLSearchParams) {
  return content.cases.find(({ slug }) => slug === query.get("case"));
}

/** The lines with their addresses, and when each department can begin. */
export function prepareLines({ lines, ...words }: OwnBand<"direct-lines">, content: Content) {
  return {
    ...words,
    lines: lines.map((line) => ({ ...line, mail: content.site.emails[line.mailbox] })),
    capacity: capacityBoard(content, todayOf()),
  };
}

/** The offices of the site file with their places on the map; undefined if it has none. */
export function prepareOffices({ walker, notes, ...words }: OwnBand<"offices">, { site, people }: Content) {
  if (site.offices.length === 0) return undefined;
  const person = chosenEntry(people, walker);
  const offices = site.offices.map(({ city, address, role }) => ({
    ...{ city, address, role, note: notes.find((entry) => entry.city === city)?.text },
    pin: words.map?.land.pins.find((pin) => pin.city === city),
  }));
  const isFigure = person?.imgUrl.isCutout;
  return {
    ...words,
    offices,
    poses: isFigure ? (person.poses ?? { left: person.imgUrl, right: person.imgUrl }) : undefined,
  };
}
