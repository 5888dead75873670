import { Form } from "react-router";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Pages } from "#model/content.server.ts";
import { Hero } from "./hero.tsx";

interface SubscriptionLinkProps {
  page: Pages["newsletter"];
  news: { title: string; lead: string; key?: string | undefined };
  isDone?: boolean;
}

/** The page for a link in a mail: a button to press, its result, or that the link is unknown. */
export function SubscriptionLink({ page, news, isDone }: SubscriptionLinkProps) {
  return (
    <Hero key={news.title} {...news} isDone={isDone} isNews={isDone !== undefined} page={page}>
      {news.key && (
        <Form method="post">
          <Button type="submit" data-call="main">
            {news.key} <Icon name="arrow-right" />
          </Button>
        </Form>
      )}
      {!news.key && !isDone && <ArrowLink to="/newsletter">{page.again}</ArrowLink>}
    </Hero>
  );
}
