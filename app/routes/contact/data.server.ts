import type { Content } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { posesOf } from "#model/people/people.server.ts";
import { todayOf } from "#model/reading/today.server.ts";
import { capacityBoard } from "#model/site/capacity-board.server.ts";
import { periodWords } from "#model/site/period-words.server.ts";
import { replyDay, tellEnquiry } from "#model/site/told-enquiry.server.ts";
import { briefParts } from "#shared/brief/brief-file.ts";
import { budgets, type Enquiry, openTopic } from "#shared/enquiry.ts";
import { formatMoment } from "#shared/office-time.ts";
import type { FormToken, StoredEnquiry } from "#shared/receiving.ts";
import { prefilledEnquiry } from "./prefill.server.ts";

export type ContactPage = ReturnType<typeof readContactPage>;
export type ContactForm = ContactPage["form"];
export type SentEnquiry = ReturnType<typeof readSentPage>["sent"];

/**
 * The page with its form, prefilled as far as the link says.
 * @param hasForm whether submissions are accepted; a mail sent instead gets no copy first
 */
export function readContactPage(
  content: Content,
  query: URLSearchParams,
  token: FormToken | undefined,
  hasForm: boolean,
) {
  const { head, title, lead, again, form, problems, notices, ways } = content.pages.contact;
  const next = { title: content.pages.contact.next.title, steps: stepsOf(content, hasForm) };
  const { site, services } = content;
  return {
    ...surroundings(content),
    head,
    isPrivate: false,
    sent: undefined,
    form: {
      words: { title, lead, again, next, form, problems, notices, ways },
      prefill: prefilledEnquiry(query, content),
      topics: [...services.map(({ slug, title }) => ({ slug, title })), { slug: openTopic, title: form.openTopic }],
      bands: budgets.map((value) => ({ value, label: form.budget.choices[value] })),
      keptFor: keptFor(content),
      like: caseOf(content, query)?.slug,
      ways: { mail: site.emails.hello, phone: site.phone },
      token,
    },
  };
}

/**
 * The page after sending: the reference, a copy, and who replies by when. Its address still names the case that the
 * message began with, if there was one.
 */
export function readSentPage(
  content: Content,
  { reference, receivedAt, enquiry, isCopyHeld }: StoredEnquiry,
  query: URLSearchParams,
) {
  const { mailed, held, ...words } = content.pages.contact.sent;
  const isService = content.services.some(({ slug }) => slug === enquiry.topic);
  const lead = content.people.find(({ leads }) => leads === enquiry.topic);
  const like = caseOf(content, query);
  const values = { name: lead?.name ?? "", day: replyDay(content, receivedAt), phone: content.site.phone };
  return {
    ...surroundings(content),
    head: words.head,
    isPrivate: true,
    form: undefined,
    sent: {
      reference,
      words: {
        ...words,
        lead: fillIn(lead ? words.lead : words.leadOpen, values),
        work: like ? fillIn(words.workLike, { title: like.title }) : words.work,
      },
      work: like ? `/portfolio/${like.slug}` : isService ? `/portfolio?service=${enquiry.topic}` : "/portfolio",
      facts: [
        ...tellEnquiry(content, enquiry),
        ...(like ? [{ label: words.labels.like, value: like.title, isTyped: false }] : []),
      ],
      message: messageOf(content, enquiry),
      note: fillIn(words.note, { moment: formatMoment(receivedAt), period: keptFor(content) }),
      toast: { title: words.toast.title, text: fillIn(words.toast.text, { reference }) },
      mail: isCopyHeld ? held : mailed,
      steps: stepsOf(content, !isCopyHeld),
    },
  };
}

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
function stepsOf(content: Content, isMailed: boolean) {
  return content.pages.contact.next.steps.filter(({ onlyByForm }) => isMailed || !onlyByForm);
}

/** The case that a link to the form names. */
function caseOf(content: Content, query: URLSearchParams) {
  return content.cases.find(({ slug }) => slug === query.get("case"));
}

/** What both pages have below: direct lines and the map. */
function surroundings(content: Content) {
  const { lines, offices } = content.pages.contact;
  const { site, people } = content;
  return {
    capacity: capacityBoard(content, todayOf()),
    lines: { ...lines, list: lines.list.map((line) => ({ ...line, mail: site.emails[line.mailbox] })) },
    offices: {
      ...offices,
      list: site.offices.map(({ city, address, role }) => {
        const note = offices.notes.find((entry) => entry.city === city)?.text ?? "";
        const person = people.find((person) => person.city === city && person.imgUrl.isCutout);
        // Turned to the name of the town.
        const peg = person && (posesOf(person)?.right ?? person.imgUrl);
        return { city, address, role, note, peg };
      }),
    },
  };
}
