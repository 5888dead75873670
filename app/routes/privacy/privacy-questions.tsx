import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./privacy-questions.css";

/** Rights and remedies as the questions that people ask, and who is responsible. */
export function PrivacyQuestions({ words, controller }: { words: Pages["privacy"]["rights"]; controller: string }) {
  return (
    <Band name="privacy-questions" labelledBy="privacy-questions-title">
      <div className="wrap">
        <h2 id="privacy-questions-title">{words.title}</h2>
        <div className="answers">
          {words.items.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>
                <Prose text={text} />
              </p>
            </div>
          ))}
          <p className="controller">{controller}</p>
        </div>
      </div>
    </Band>
  );
}
