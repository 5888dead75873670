import { Accordion } from "#app/ui/accordion.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./price-questions.css";

/** What people ask about plans, answers at the left for once. */
export function PriceQuestions({ words }: { words: Pages["pricing"]["questions"] }) {
  return (
    <Band name="price-questions" labelledBy="money-questions">
      <div className="wrap grid-12">
        <div className="title">
          <h2 id="money-questions">{words.title}</h2>
          <ArrowLink to={words.more.url}>{words.more.label}</ArrowLink>
          <div className="ask">
            <p>{words.ask.text}</p>
            <ButtonLink to={words.ask.action.url}>{words.ask.action.label}</ButtonLink>
          </div>
        </div>
        <div className="list">
          <Accordion items={words.list} />
        </div>
      </div>
    </Band>
  );
}
