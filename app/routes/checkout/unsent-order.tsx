import { FocusPanel } from "#app/ui/focus-panel.tsx";
import { telephoneLink } from "#shared/format.ts";
import type { Order } from "#shared/order.ts";
import type { CheckoutWords } from "./checkout-desk.tsx";

interface UnsentOrderProps {
  words: CheckoutWords["unavailable"];
  order: Order;
  products: readonly { id: number; title: string }[];
  ways: { mail: string; phone: string };
  stamp: number;
}

/** Says that no order was sent, and opens the ways that work with the list in them. */
export function UnsentOrder({ words, order, products, ways, stamp }: UnsentOrderProps) {
  const list = order.cart.map(({ id, quantity }) => `${quantity} × ${products.find((one) => one.id === id)?.title}`);
  const place = [order.name, order.company, order.address, `${order.postcode} ${order.town}`, order.country];
  const body = [...list, "", ...place.filter(Boolean), "", order.note].join("\n").trim();
  const mail = `mailto:${ways.mail}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(body)}`;
  return (
    <FocusPanel id="unsent" kind="notice" title={words.title} stamp={stamp}>
      <p>{words.text}</p>
      <p>
        {words.mail} <a href={mail}>{ways.mail}</a>. {words.phone} <a href={telephoneLink(ways.phone)}>{ways.phone}</a>.
      </p>
    </FocusPanel>
  );
}
