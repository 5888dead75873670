import { useKeptText } from "#app/browser/forms/use-kept-text.ts";
import type { LiveForm } from "#app/browser/forms/use-live-form.ts";
import { PostedForm } from "#app/sections/posted-form.tsx";
import { RefusalNotice } from "#app/sections/refusal-notice.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormTokenFields } from "#app/ui/form-token-fields.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { sayProblems } from "#app/ui/said-problems.ts";
import { type Cart, carrying } from "#shared/cart.ts";
import type { FormResponse } from "#shared/form-response.ts";
import type { Order, OrderField, OrderProblems } from "#shared/order.ts";
import type { CheckoutPage, CheckoutWords } from "./data.server.ts";
import { RestFields, WhereFields, WhoFields } from "./order-fields.tsx";

type PageParts = Pick<CheckoutPage, "words" | "products" | "ways" | "keptFor" | "isCarried" | "token">;

interface OrderFormProps extends PageParts, LiveForm<OrderProblems> {
  cart: Cart;
  /** The response to the last submission. */
  response: FormResponse<Order, OrderProblems> | undefined;
  items: string;
  /** The total shown to the visitor; the server refuses the order if its own differs. */
  sum: number;
}

/** The order request in three groups. */
export function OrderForm(props: OrderFormProps) {
  const { words, ways, keptFor, isCarried, response, items, sum, problems, atFields, revision, isHeldBack, isSending } =
    props;
  const byField = wordsByField(words.problems);
  const said = sayProblems(problems, byField);
  const wrong = sayProblems(atFields, byField);
  const fields = {
    optional: words.optional,
    values: response?.values,
    hint: (field: OrderField) => wrong.find((problem) => problem.field === field)?.hint,
  };
  const kept = useKeptText({ hasResponse: response !== undefined });
  return (
    <PostedForm
      name="checkout"
      className="relative"
      mail={{ words: words.ways, body: listInWords(props.cart, props.products).join("\n") }}
      onSubmit={props.onSubmit}
      onInput={props.onInput}
      onBlur={props.onBlur}
      ref={kept}
    >
      {said.length > 0 && <Summary words={words.problems} said={said} revision={revision} />}
      {response && !isHeldBack && (
        <RefusalNotice
          words={words}
          response={response}
          ways={ways}
          body={orderInWords(response.values, props.products)}
        />
      )}
      <FormTokenFields token={response?.token ?? props.token} />
      <input type="hidden" name="items" value={items} />
      <input type="hidden" name="total" value={sum} />
      <WhoFields {...fields} words={words.who} />
      <WhereFields {...fields} words={words.where} />
      <RestFields {...fields} words={words.rest} keptFor={keptFor} />
      <div className="flex flex-wrap items-center gap-6">
        <Button type="submit" tone="tang" data-call="main">
          <span>{sendWord(words, isSending, said.length > 0)}</span> <Icon name="arrow-right" />
        </Button>{" "}
        <ArrowLink to={carrying(words.back.url, isCarried ? items : null)} plain>
          {words.back.label}
        </ArrowLink>
      </div>
    </PostedForm>
  );
}

function sendWord(words: CheckoutWords, isSending: boolean, isAgain: boolean): string {
  if (isSending) return words.sending;
  return isAgain ? words.sendAgain : words.send;
}

/** For a mail instead of the form. */
function orderInWords(order: Order, products: OrderFormProps["products"]): string {
  const place = [order.name, order.company, order.address, `${order.postcode} ${order.town}`, order.country];
  return [...listInWords(order.cart, products), "", ...place.filter(Boolean), "", order.note].join("\n").trim();
}

function listInWords(cart: Order["cart"], products: OrderFormProps["products"]): string[] {
  return cart.map(({ id, quantity }) => `${quantity} × ${products.find((one) => one.id === id)?.title}`);
}

interface SummaryProps {
  words: CheckoutWords["problems"];
  said: ReturnType<typeof sayProblems>;
  revision: number;
}

function Summary({ words, said, revision }: SummaryProps) {
  const title = said.length === 1 ? words.titleOne : words.title.replace("{count}", String(said.length));
  const list = said.map(({ field, summary }) => ({ field: shownAt(field), text: summary }));
  return <ErrorSummary title={title} problems={list} revision={revision} />;
}

/** Products and prices have no control of their own; they are on the receipt. */
function shownAt(field: string): string {
  return field === "price" || field === "total" ? "items" : field;
}

function wordsByField({ title, titleOne, ...fields }: CheckoutWords["problems"]) {
  return fields;
}
