import { useSite } from "#app/frame/use-site.ts";
import { Band } from "#app/ui/band.tsx";
import { TermList } from "#app/ui/term-list.tsx";
import type { Pages } from "#model/content.server.ts";
import "./supplier-facts.css";

/** What a purchasing department asks for, ready to be copied. */
export function SupplierFacts({ words }: { words: Pages["about-us"]["supplier"] }) {
  const { site } = useSite();
  const facts = [
    { term: words.name, text: site.legalName },
    { term: words.number, text: `${site.companyNumber}, ${site.registeredIn}` },
    { term: words.office, text: site.registeredOffice },
    ...words.facts,
  ];
  return (
    <Band name="supplier-facts" pad="none" labelledBy="supplier-facts-title">
      <div className="wrap">
        <h2 id="supplier-facts-title">{words.title}</h2>
        <TermList entries={facts} />
      </div>
    </Band>
  );
}
