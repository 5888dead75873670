import { Statement } from "#app/bands/statement/statement.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ShownObstacle } from "./data.server.ts";

/** What was in the way; below it what was measured, and the options, the chosen one raised on its department's colour. */
export function Obstacle({ band }: { band: ShownObstacle }) {
  const { measured } = band;
  const options = (
    <ol role="list" className="grid gap-4 pb-3 lg:auto-cols-fr lg:grid-flow-col">
      {band.options.map(({ title, text, measures, isChosen, word, why }) => (
        <li
          key={title}
          data-tone={isChosen ? band.department : "white"}
          className={`flex flex-col gap-3 p-6 ${isChosen ? "block-toy" : "rounded-md"}`}
        >
          <h3 className="text-h4">{title}</h3>
          <p className="text-small">{text}</p>
          <p className="text-small font-bold">{measures}</p>
          <p className="mt-auto border-t border-current/25 pt-3 text-small">
            <b>{word}</b> {why}
          </p>
        </li>
      ))}
    </ol>
  );
  const own = (
    <>
      {measured && (
        <div className="words-of-markdown pb-8 text-small">
          <Prose text={measured} />
        </div>
      )}
      {options}
    </>
  );
  return <Statement band={{ ...band, shape: "statement", variant: "label", foot: { own } }} />;
}
