import type { Fields } from "../fields/fields.server.ts";

export const orderPage = (f: Fields) =>
  f.object({
    head: f.head(),
    title: f.text("the heading of the page"),
    lead: f.text("that it is stored; {name} and {email} are filled in"),
    leadHeld: f.text("the same where no mail was written, because the address had got as many as it may"),
    reference: f.text("the word before the reference"),
    copy: f.text("the word on the button that copies it"),
    copied: f.text("the same after it was copied"),
    things: f.text("what the row of pictures is, for screen readers"),
    crew: f.list(f.picture("the address of a peg figure"), { min: 3, max: 3 }),
    keepLooking: f.action(),
    next: f.object({
      title: f.text("a phrase"),
      steps: f.list(
        f.object({
          title: f.text("when; {moment} of the order or {day} of the reply is filled in"),
          text: f.text("what happens then"),
        }),
        { min: 3, max: 3 },
      ),
      stop: f.text("how to take it back"),
    }),
    receipt: f.object({
      title: f.text("heading of the slip"),
      saved: f.text("what is saved on the list prices; {amount} is filled in"),
      total: f.text("a label"),
      delivery: f.text("a label"),
      deliveryLater: f.text("when the postage is known"),
      to: f.text("a label"),
      note: f.text("a label"),
      charged: f.text("the word before the sum that was paid"),
      print: f.text("the words on the button"),
      closes: f.text("who sees the page, and for how long"),
    }),
  });
