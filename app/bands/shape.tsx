import type { ComponentType } from "react";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { Cards } from "./cards/cards.tsx";
import { FiguresBand } from "./figures/figures.tsx";
import { Hero } from "./hero/hero.tsx";
import { People } from "./people/people.tsx";
import type { PreparedBand } from "./prepare-bands.server.ts";
import { Prices } from "./prices/prices.tsx";
import { Questions } from "./questions/questions.tsx";
import { Quotes } from "./quotes/quotes.tsx";
import { RichTextBand } from "./rich-text/rich-text.tsx";
import { Shelf } from "./shelf/shelf.tsx";
import { Split } from "./split/split.tsx";
import { Stage } from "./stage/stage.tsx";
import { Statement } from "./statement/statement.tsx";
import { StepsBand } from "./steps/steps.tsx";
import { TableBand } from "./table/table.tsx";

const components: Readonly<Record<string, ComponentType<{ band: never }>>> = {
  "call-to-action": CallToAction,
  cards: Cards,
  figures: FiguresBand,
  hero: Hero,
  people: People,
  prices: Prices,
  questions: Questions,
  quotes: Quotes,
  "rich-text": RichTextBand,
  shelf: Shelf,
  split: Split,
  stage: Stage,
  statement: Statement,
  steps: StepsBand,
  table: TableBand,
};

/** A band of the kit, drawn by the component of its shape. */
export function Shape({ band }: { band: PreparedBand }) {
  const Component = components[band.shape ?? ""];
  return Component ? <Component band={band as never} /> : null;
}
