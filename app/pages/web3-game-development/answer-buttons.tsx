import { ChoiceButtons } from "#app/instruments/choice-buttons.tsx";
import type { Path } from "./use-path.ts";

interface AnswerKeysProps {
  path: Path;
  index: number;
  question: string;
  words: { yes: string; no: string };
}

/** Yes or no to one question; it cannot be answered before those above it. */
export function AnswerButtons({ path, index, question, words }: AnswerKeysProps) {
  const given = path.answers[index];
  return (
    <ChoiceButtons
      legend={question}
      isQuiet
      isOff={index > path.answers.length || (path.outcome.kind === "no" && index > path.outcome.at)}
      name={`answer-${index + 1}`}
      choices={[
        { value: "yes", label: words.yes },
        { value: "no", label: words.no },
      ]}
      chosen={given === undefined ? "" : given ? "yes" : "no"}
      onChoose={(value) => path.answer(index, value === "yes")}
    />
  );
}
