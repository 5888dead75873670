import type { ComponentType, ReactElement } from "react";
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

/** Components by shape, or by role for the bands that only one page has. */
export type BandComponents = Readonly<Record<string, ComponentType<{ band: never }>>>;

const components: BandComponents = {
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

/**
 * The bands of a page in order, each drawn by the component of its shape.
 * @param own what draws the bands that only this page has, by role
 */
export function drawBands(bands: readonly PreparedBand[], own: BandComponents): ReactElement[] {
  return bands.flatMap((band) => {
    const Shape = band.shape === undefined ? own[band.role] : components[band.shape];
    if (!Shape) return [];
    return <Shape key={band.role} band={band as never} />;
  });
}
