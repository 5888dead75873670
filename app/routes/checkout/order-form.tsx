import type { SubmitEventHandler } from "react";
import { Form } from "react-router";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { sayProblems } from "#app/ui/said-problems.ts";
import type { Order, OrderField, OrderProblems } from "#shared/order.ts";
import type { CheckoutWords } from "./checkout-desk.tsx";
import { RestFields, WhereFields, WhoFields } from "./order-fields.tsx";
import { UnsentOrder } from "./unsent-order.tsx";
import "./order-form.css";

interface OrderFormProps {
  words: CheckoutWords;
  products: readonly { id: number; title: string }[];
  ways: { mail: string; phone: string };
  keepYears: number;
  isCarried: boolean;
  answer: { order: Order } | undefined;
  items: string;
  problems: OrderProblems;
  stamp: number;
  isHeldBack: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** The order request in three groups. */
export function OrderForm(props: OrderFormProps) {
  const { words, products, ways, keepYears, isCarried, answer, items, problems, stamp, isHeldBack, onSubmit } = props;
  const said = sayProblems(problems, wordsByField(words.problems));
  const fields = {
    optional: words.optional,
    values: answer?.order,
    hint: (field: OrderField) => said.find((problem) => problem.field === field)?.hint,
  };
  const isUnsent = answer && said.length === 0 && !isHeldBack;
  return (
    <Form className="order-form" data-form="checkout" action="/checkout" method="post" noValidate onSubmit={onSubmit}>
      {said.length > 0 && <Summary words={words.problems} said={said} stamp={stamp} />}
      {isUnsent && (
        <UnsentOrder words={words.unavailable} order={answer.order} products={products} ways={ways} stamp={stamp} />
      )}
      <input type="hidden" name="items" value={items} />
      <WhoFields {...fields} words={words.who} />
      <WhereFields {...fields} words={words.where} />
      <RestFields {...fields} words={words.rest} keepYears={keepYears} />
      <div className="foot">
        <Button type="submit" tone="tang">
          {said.length > 0 ? words.sendAgain : words.send} <Icon name="arrow-right" />
        </Button>
        <ArrowLink to={isCarried ? `${words.back.url}?items=${items}` : words.back.url} plain>
          {words.back.label}
        </ArrowLink>
      </div>
    </Form>
  );
}

interface SummaryProps {
  words: CheckoutWords["problems"];
  said: ReturnType<typeof sayProblems>;
  stamp: number;
}

function Summary({ words, said, stamp }: SummaryProps) {
  const title = said.length === 1 ? words.titleOne : words.title.replace("{count}", String(said.length));
  return (
    <ErrorSummary title={title} problems={said.map(({ field, summary }) => ({ field, text: summary }))} stamp={stamp} />
  );
}

function wordsByField({ title, titleOne, ...fields }: CheckoutWords["problems"]) {
  return fields;
}
