import type { RichText } from "#shared/rich-text.ts";
import { Icon } from "./icon.tsx";
import { Prose } from "./prose.tsx";
import "./accordion.css";

interface AccordionItem {
  question: string;
  answer: RichText;
}

/** Questions that unfold without script; the first one stands open. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <div className="answer">
            <p>
              <Prose text={answer} />
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
