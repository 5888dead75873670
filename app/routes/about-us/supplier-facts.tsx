import { useSite } from "#app/frame/use-site.ts";
import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Pages } from "#model/content.server.ts";

/** What a purchasing department asks for, ready to be copied. */
export function SupplierFacts({ words, registration }: { words: Pages["about-us"]["supplier"]; registration: string }) {
  const { site } = useSite();
  const facts = [
    { term: words.name, text: site.legalName },
    ...(registration ? [{ term: words.number, text: registration }] : []),
    { term: words.office, text: site.registeredOffice },
    ...words.facts,
  ];
  return (
    <Band name="supplier-facts" pad="none" labelledBy="supplier-facts" className="py-half">
      <div className="wrap grid gap-x-gut gap-y-5 md:grid-cols-3">
        <h2 id="supplier-facts" className="text-h3">
          {words.title}
        </h2>
        <dl className="gap-x-half md:col-span-2 md:columns-2">
          {facts.map(({ term, text }) => (
            <div key={term} className="break-inside-avoid border-t-2 border-line py-3 leading-snug">
              <dt className="text-small text-soft">{term}</dt>
              <dd className="font-bold">{typeof text === "string" ? text : <Prose text={text} />}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
