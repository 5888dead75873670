import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Pages } from "#model/read-content.server.ts";
import type { Bench } from "#shared/bench.ts";
import "./faq-chest.css";

interface Drawer {
  slug: string;
  name: string;
  bench?: Bench | undefined;
  count: number;
}

interface FaqChestProps {
  words: Pick<Pages["faq"], "title" | "search" | "often" | "chest">;
  query: string;
  drawers: readonly Drawer[];
}

/** A giant search beside a chest of nine drawers, one a group. */
export function FaqChest({ words, query, drawers }: FaqChestProps) {
  const count = drawers.reduce((sum, drawer) => sum + drawer.count, 0);
  return (
    <Band name="faq-chest" tone="paper-2" pad="none" labelledBy="ask-first">
      <div className="ask">
        <h1 id="ask-first">{words.title}</h1>
        <Search words={words.search} query={query} count={count} />
        <p className="often">
          {words.often.label}{" "}
          {words.often.links.map(({ label, url }, index) => (
            <span key={url}>
              <Link to={url}>{label}</Link>
              {index < words.often.links.length - 1 ? ", " : "."}
            </span>
          ))}
        </p>
      </div>
      <nav className="chest" aria-label={words.chest.label}>
        {drawers.map((drawer) => (
          <Link key={drawer.slug} to={`/faq#${drawer.slug}`} data-tone={drawer.bench ?? "white"}>
            <b>{drawer.name}</b> <i aria-hidden="true" />
            <span>{words.chest.count.replace("{count}", String(drawer.count))}</span>{" "}
          </Link>
        ))}
      </nav>
    </Band>
  );
}

function Search({ words, query, count }: { words: Pages["faq"]["search"]; query: string; count: number }) {
  return (
    <Form className="search" role="search" action="/faq#found" method="get" aria-label="Questions">
      <label htmlFor="q">{words.label.replace("{count}", String(count))}</label>
      <div className="slot">
        <Icon name="search" />
        <input
          id="q"
          name="q"
          type="search"
          key={query}
          defaultValue={query}
          placeholder={words.placeholder}
          maxLength={80}
          autoComplete="off"
        />
        <Button type="submit" tone="tang">
          {words.button}
        </Button>
      </div>
    </Form>
  );
}
