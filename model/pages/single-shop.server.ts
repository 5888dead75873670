import type { Fields } from "../fields/fields.server.ts";

export const singleShopPage = (f: Fields) =>
  f.object({
    head: f.head(),
    crumb: f.object({ label: f.text("what the trail is, for screen readers"), shop: f.text("the name of the shop") }),
    saving: f.text("what a buyer saves; {amount} and {percent} are filled in"),
    gallery: f.text("what the close views are, for screen readers"),
    pictures: f.object({
      open: f.text("what a press on a picture does; {title} is filled in"),
      close: f.text("the way back to the product"),
    }),
    buy: f.object({
      quantity: f.text("the label of the number; {title} is filled in"),
      button: f.text("the words on the button"),
      stock: f.text("how many there are; {stock} is filled in"),
      leaves: f.text("when it leaves"),
      gone: f.text("in place of the button when it is sold out"),
    }),
    folds: f.object({
      details: f.text("the head over measures and materials"),
      care: f.text("the head over looking after it"),
      delivery: f.text("the head over how it travels"),
    }),
    notice: f.inline("that nothing is charged"),
    drawing: f.object({
      title: f.text("what the drawing shows; {title}, {width}, {depth} and {height} are filled in"),
      scale: f.text("what the box is, and what is beside it for scale"),
      views: f.text("from where a headphone is seen"),
    }),
    also: f.object({ title: f.text("the heading of the last shelf"), more: f.action() }),
  });
