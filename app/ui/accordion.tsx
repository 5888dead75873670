import type { RichText } from "#shared/rich-text.ts";
import { Fold } from "./fold.tsx";
import { Prose } from "./prose.tsx";

interface AccordionItem {
  question: string;
  answer: RichText;
}

/** Questions that open without script; the first starts open. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <Fold key={question} title={question} open={index === 0}>
          <p>
            <Prose text={answer} />
          </p>
        </Fold>
      ))}
    </div>
  );
}
