import type { Fields } from "../fields/fields.server.ts";

/** The words of the mails that the site sends. */
export const mailSchema = (f: Fields) => {
  const subject = () =>
    f
      .text("one line of up to 70 characters")
      .regex(/^[^\r\n]{1,70}$/, { error: "write one line of up to 70 characters" });
  const opening = { subject: subject(), title: f.text("the heading"), lead: f.text("what this mail is about") };
  const end = f.text("what the reader may do now");
  const reply = {
    reply: f.text("where a reply to this mail goes"),
    noReply: f.text(
      "the same where their address has letters that many mail servers refuse, so that it does not reach them",
    ),
  };
  return f.object({
    labels: f.object({
      reference: f.text("a label"),
      received: f.text("a label"),
      email: f.text("a label"),
      phone: f.text("a label"),
      to: f.text("a label"),
      note: f.text("a label"),
      total: f.text("a label"),
      saved: f.text("a label"),
      charged: f.text("a label"),
      source: f.text("the label of the site that led somebody here"),
      pages: f.text("the label of the pages that were read"),
    }),
    dueSoon: f.object({
      subject: subject(),
      title: f.text("the heading"),
      lead: f.text("{count} and {day} are filled in"),
      end,
    }),
    enquiryCopy: f.object({
      ...opening,
      page: f.text("words of the link"),
      end: f.text("what the reader may do now; {name}, {phone} and {papers} (an address) are filled in"),
    }),
    enquiryNotice: f.object({
      ...opening,
      ...reply,
      quote: f.text("a heading"),
      files: f.text("a heading over the links to files that came with it"),
      end,
    }),
    orderCopy: f.object({ ...opening, page: f.text("words of the link"), end }),
    orderNotice: f.object({ ...opening, ...reply, end }),
    newsletterConfirm: f.object({
      ...opening,
      action: f.text("words of the link to the page that confirms"),
      end,
      stop: f.text("words of the link that forgets the address"),
    }),
    newsletterWelcome: f.object({ ...opening, end, stop: f.text("words of the link that stops the letter") }),
    newsletterLetter: f.object({
      subject: subject(),
      title: f.text("the heading; {month} is filled in"),
      lead: f.text("what this letter holds"),
      read: f.text("words of the link to a post"),
      end,
      stop: f.text("words of the link that stops the letter"),
    }),
    foot: f.text("who sends this; names of fields of the site file are filled in"),
  });
};
