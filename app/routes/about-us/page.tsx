import { Bands } from "#app/frame/bands.tsx";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { BigCall } from "#app/sections/big-call.tsx";
import { chosenEntries } from "#model/fields/chosen-entries.server.ts";
import type { Route } from "./+types/page.ts";
import { Figures } from "./figures.tsx";
import { Hero } from "./hero.tsx";
import { Lending } from "./lending.tsx";
import { Offices } from "./offices.tsx";
import { Principles } from "./principles.tsx";
import { Signatories } from "./signatories.tsx";
import { SupplierFacts } from "./supplier-facts.tsx";
import { Years } from "./years.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { head, ...words } = content.pages["about-us"];
  const { people, counters, site } = content;
  return {
    head,
    words,
    signers: chosenEntries(people, words.signers.people, 4).map(({ slug, name, position, line, imgUrl }) => {
      return { slug, name, position, line, imgUrl };
    }),
    offices: site.offices,
    registration: [site.companyNumber, site.registeredIn].filter(Boolean).join(", "),
    counters: counters.map(({ number, symbol, title, note, department, proof }) => ({
      number,
      symbol,
      title,
      note,
      department,
      proof,
    })),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function AboutUsPage({
  loaderData: { words, signers, offices, counters, registration },
}: Route.ComponentProps) {
  return (
    <Bands>
      <Hero words={words.twin} />
      <Years words={words.years} />
      <Lending words={words.loans} />
      <Principles words={words.principles} />
      {signers.length > 0 && <Signatories words={words.signers} people={signers} />}
      {offices.length > 0 && <Offices words={words.offices} offices={offices} />}
      {counters.length > 0 && <Figures title={words.figures.title} counters={counters} />}
      <SupplierFacts words={words.supplier} registration={registration} />
      <BigCall {...words.visit} />
    </Bands>
  );
}
