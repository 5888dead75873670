import type { Content } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { replyDay, tellPlace, tellThings } from "#model/site/told-enquiry.server.ts";
import { isolated } from "#shared/direction.ts";
import { formatPrice, signOf } from "#shared/money.ts";
import { formatMoment } from "#shared/office-time.ts";
import type { StoredOrder } from "#shared/receiving.ts";

export type OrderWords = ReturnType<typeof readOrderPage>;

/** The confirmation of a stored order: all numbers come from storage, whatever the catalogue says by now. */
export function readOrderPage(content: Content, { reference, receivedAt, order, isCopyHeld }: StoredOrder) {
  const { head, title, lead, leadHeld, next, receipt, crew, keepLooking, ...words } = content.pages.order;
  const { cart, checkout } = content.pages;
  const when = { moment: formatMoment(receivedAt), day: replyDay(content, receivedAt) };
  const { toast } = checkout;
  return {
    head,
    isPrivate: true,
    reference,
    title,
    lead: fillIn(isCopyHeld ? leadHeld : lead, { name: isolated(order.name), email: isolated(order.email) }),
    words,
    stages: cart.stages,
    keepLooking,
    ordered: order.lines.map(({ id }) => id),
    pictures: { crew, things: picturesOf(content, order) },
    next: { ...next, steps: next.steps.map((step) => ({ ...step, title: fillIn(step.title, when) })) },
    slip: {
      title: receipt.title,
      where: `${cart.receipt.where}\n${when.moment}`,
      rows: slipRows(content, order),
      sum: { label: receipt.total, value: formatPrice(order.total, signOf(order.currency)) },
      paid: { label: receipt.charged, value: formatPrice(0, signOf(order.currency)) },
      print: receipt.print,
      closes: receipt.closes,
      saved: order.saved > 0 ? fillIn(receipt.saved, { amount: formatPrice(order.saved, signOf(order.currency)) }) : "",
    },
    toast: { title: toast.title, text: fillIn(toast.text, { reference }) },
  };
}

/** The ordered products that the catalogue still has. */
function picturesOf(content: Content, { lines }: StoredOrder["order"]) {
  return lines.flatMap(({ id }) => {
    const product = content.products.find((candidate) => candidate.id === id);
    return product ? [{ imgUrl: product.imgUrl, alt: product.alt, isCutout: product.isCutout }] : [];
  });
}

function slipRows(content: Content, order: StoredOrder["order"]) {
  const { receipt: words } = content.pages.order;
  return [
    ...tellThings(order),
    { label: words.delivery, value: words.deliveryLater },
    { label: words.to, value: tellPlace(content, order).join("\n"), isTyped: true },
    ...(order.note ? [{ label: words.note, value: order.note, isTyped: true }] : []),
  ];
}
