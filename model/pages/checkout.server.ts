import type { Fields } from "../fields/fields.server.ts";
import { noticeWords, problemWords, wayWords } from "../site/form-words.server.ts";

export const checkoutPage = (f: Fields) => {
  const problem = () => problemWords(f);
  return f.object({
    head: f.head(),
    title: f.text("the heading of the page"),
    short: f.text("the cart in one line, on phones; {count} and {total} are filled in"),
    left: f.text("what stays in the cart because it is sold out; {title} is filled in"),
    payToday: f.text("the word before the sum that is asked for today"),
    worth: f.text("what the order is worth and when we reply; {total} is filled in"),
    optional: f.text("the word for fields that may stay empty"),
    who: f.object({
      title: f.text("a phrase"),
      name: f.text("a label"),
      email: f.text("a label"),
      phone: f.text("a label"),
      company: f.text("a label"),
    }),
    where: f.object({
      title: f.text("a phrase"),
      address: f.text("a label"),
      town: f.text("a label"),
      postcode: f.text("a label"),
      country: f.text("a label"),
      countries: f.list(
        f.object({
          code: f.text("two letters").regex(/^[A-Z]{2}$/, { error: "write two capital letters" }),
          name: f.text("its name"),
        }),
      ),
    }),
    rest: f.object({
      title: f.text("a phrase"),
      note: f.text("a label"),
      consent: f.text("the sentence of the tick; {period} is filled in"),
      kept: f.action(),
      website: f.text("the label of the field that people must leave empty"),
    }),
    send: f.text("the words on the button"),
    sendAgain: f.text("the words on the button after a problem"),
    sending: f.text("the word on the button while it is being sent"),
    back: f.action(),
    problems: f.object({
      title: f.text("the heading of the summary; {count} is filled in"),
      titleOne: f.text("the same for one problem"),
      items: f.object({ missing: problem(), unknown: problem(), quantity: problem(), stock: problem() }),
      price: f.object({ changed: problem() }),
      total: f.object({ changed: problem() }),
      name: f.object({ missing: problem(), long: problem() }),
      phone: f.object({ unknown: problem(), long: problem() }),
      company: f.object({ long: problem() }),
      address: f.object({ missing: problem(), long: problem() }),
      town: f.object({ missing: problem(), long: problem() }),
      postcode: f.object({ missing: problem(), half: problem(), unknown: problem(), long: problem() }),
      country: f.object({ unknown: problem() }),
      note: f.object({ long: problem() }),
      consent: f.object({ missing: problem() }),
      website: f.object({ unknown: problem() }),
    }),
    notices: noticeWords(f),
    ways: wayWords(f),
    toast: f.object({ title: f.text("in a few words"), text: f.text("{reference} is filled in") }),
    empty: f.object({ title: f.text("that the cart is empty"), text: f.text("what to do"), shop: f.action() }),
  });
};
