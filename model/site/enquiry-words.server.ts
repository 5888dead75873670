import type { z } from "zod";
import { budgets } from "#shared/enquiry.ts";
import { fileTypes } from "#shared/files.ts";
import type { Content } from "../content.server.ts";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";
import { fileNoticeWords, problemWords, wayWords } from "./form-words.server.ts";

/** The fields of the band that the contact page begins with: the form and what it says at each turn. */
export const enquiryWords = (f: Fields) => {
  const problem = () => problemWords(f);
  return {
    heading: f.text("the page's first heading", { characters: 60 }),
    lead: f.text("who reads what is sent", { words: 45 }),
    again: f.object({
      title: f.text("the heading when something must be fixed", { characters: 60 }),
      lead: f.text("that everything typed is still in the form", { words: 45 }),
    }),
    picture: optionalPicture(f, "who puts the calls through"),
    next: f.object({
      title: f.text("heading of what happens next", { words: 9 }),
      steps: f.list(
        f.object({
          title: f.text("when", { words: 9 }),
          text: f.inline("what happens then", { words: 30 }),
          department: f.department(),
          onlyByForm: f.flag("true where it happens only after the form was sent").optional(),
        }),
        { max: 4 },
      ),
    }),
    form: f.object({
      title: f.text("the heading of the form"),
      time: f.text("how long it takes"),
      optional: f.text("the word for fields that may stay empty"),
      name: f.text("a label"),
      email: f.text("a label"),
      company: f.text("a label"),
      topic: f.text("a label"),
      openTopic: f.text("the choice of somebody who does not know yet"),
      budget: f.object({
        label: f.text("a label"),
        note: f.text("optional, and in what"),
        choices: f.object({
          [budgets[0]]: f.text("a band"),
          [budgets[1]]: f.text("a band"),
          [budgets[2]]: f.text("a band"),
          [budgets[3]]: f.text("a band"),
          [budgets[4]]: f.text("a band"),
          [budgets[5]]: f.text("a band"),
        }),
      }),
      message: f.text("a label"),
      files: f.object({
        label: f.text("a label"),
        note: f.text("optional, and how much may come", { words: 12 }),
        kinds: f.text("which kinds of file are taken, and what else comes as a link", { words: 30 }),
        remove: f.text("for screen readers: the button that takes a file back; {name} is filled in"),
        removeShort: f.text("the word on that button"),
        sent: f.text("how much has arrived while the form is sent; {sent} and {size} are filled in"),
      }),
      nda: f.text("the sentence of the tick"),
      consent: f.text("the sentence of the tick"),
      website: f.text("the label of the field that people must leave empty"),
      send: f.text("the words on the button"),
      sendAgain: f.text("the words on the button after a problem"),
      sending: f.text("the word on the button while it is being sent"),
      privacy: f.text("what is stored and how long; {period} is filled in"),
      how: f.action(),
    }),
    seeds: f.object({
      case: f.text("how a message about a case starts; {title} is filled in"),
      plan: f.text("how a message about a care plan starts; {plan} and {price} are filled in"),
      person: f.text("how a message for a person starts; {name} is filled in"),
      call: f.text("how a message that asks for a call starts; {day} and {time} are filled in"),
    }),
    problems: f.object({
      title: f.text("the heading of the summary; {count} is filled in"),
      titleOne: f.text("the same for one problem"),
      note: f.text("that nothing was sent, and nothing lost"),
      chooseAgain: f.text("for visits without script, where files were chosen: that they have to be chosen again"),
      name: f.object({ missing: problem(), long: problem() }),
      email: f.object({
        missing: problem(),
        "no-at": problem(),
        "no-ending": problem(),
        "no-good": problem(),
        long: problem(),
      }),
      company: f.object({ long: problem() }),
      topic: f.object({ unknown: problem() }),
      budget: f.object({ unknown: problem() }),
      message: f.object({ missing: problem(), short: problem(), long: problem() }),
      files: f.object({ many: problem(), large: problem(), kind: problem(), empty: problem() }),
      consent: f.object({ missing: problem() }),
      website: f.object({ unknown: problem() }),
    }),
    notices: fileNoticeWords(f),
    ways: wayWords(f),
    sent: f.object({
      head: f.head(),
      title: f.text("the heading after sending"),
      lead: f.text("who answers by when; {name}, {day} and {phone} are filled in"),
      leadOpen: f.text("the same where no one person leads the topic; {day} and {phone} are filled in"),
      work: f.text("words of the link to work of the same kind"),
      workLike: f.text("the same where the message began with a case, with {title}"),
      home: f.text("words of the link home"),
      copy: f.text("name of the copy for screen readers"),
      whole: f.text("the words that unfold a long message, or the whole text of a brief"),
      reference: f.text("the word over the reference"),
      labels: f.object({
        from: f.text("a label"),
        email: f.text("a label"),
        topic: f.text("a label"),
        like: f.text("the label of the case that the message began with"),
        budget: f.text("a label"),
        file: f.text("a label"),
        nda: f.text("a label"),
      }),
      ndaWanted: f.text("that the NDA was asked for"),
      note: f.text("what is stored; {moment} and {period} are filled in"),
      mailed: f.text("that a mail was written"),
      held: f.text("that no mail was written because the address had reached its limit, and what to do"),
      next: f.text("the heading over what happens next"),
      toast: f.object({ title: f.text("in a word or two"), text: f.text("{reference} is filled in") }),
    }),
  };
};
type EnquiryWords = z.infer<z.ZodObject<ReturnType<typeof enquiryWords>>>;

/** The words of the field for files. */
export type FileWords = EnquiryWords["form"]["files"];

/** The words of the form, which `/brief` and the mails use too. */
export function findEnquiryWords({ pages }: Pick<Content, "pages">): EnquiryWords {
  // The reading of the file has checked that the band is there, with these fields.
  return pages.contact.bands.find(({ role, shape }) => role === "enquiry" && !shape) as unknown as EnquiryWords;
}

/** What the field for files says, and which endings it offers. */
export function filesWords({ files }: EnquiryWords["form"]) {
  return { ...files, accept: [...fileTypes.keys()].map((ending) => `.${ending}`).join(",") };
}
