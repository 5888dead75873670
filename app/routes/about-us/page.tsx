import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { BigCall } from "#app/sections/big-call.tsx";
import type { Route } from "./+types/page.ts";
import { CostPrinciples } from "./cost-principles.tsx";
import { FigureRisers } from "./figure-risers.tsx";
import { KettleClocks } from "./kettle-clocks.tsx";
import { LoanBook } from "./loan-book.tsx";
import { SigningFour } from "./signing-four.tsx";
import { SupplierFacts } from "./supplier-facts.tsx";
import { TwinTrades } from "./twin-trades.tsx";
import { WiderYears } from "./wider-years.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { head, ...words } = content.pages["about-us"];
  const { people, counters, site } = content;
  return {
    head,
    words,
    signers: words.signers.people.flatMap((slug) =>
      people
        .filter((person) => person.slug === slug)
        .map(({ name, position, line, imgUrl }) => ({ slug, name, position, line, imgUrl })),
    ),
    offices: site.offices,
    counters: counters.map(({ number, symbol, title, note, bench }) => ({ number, symbol, title, note, bench })),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function AboutUsPage({ loaderData: { words, signers, offices, counters } }: Route.ComponentProps) {
  return (
    <>
      <TwinTrades words={words.twin} />
      <WiderYears words={words.years} />
      <LoanBook words={words.loans} />
      <CostPrinciples words={words.principles} />
      <SigningFour words={words.signers} people={signers} />
      <KettleClocks words={words.offices} offices={offices} />
      <FigureRisers title={words.figures.title} counters={counters} />
      <SupplierFacts words={words.supplier} />
      <BigCall {...words.visit} />
    </>
  );
}
