import { useRef, useState } from "react";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useQuery } from "#app/browser/use-query.ts";
import type { WidthTrial } from "#model/pages/width-trial.server.ts";
import { ChoiceKeys } from "../choice-keys.tsx";
import { readWay, setIn } from "./pseudo.ts";
import { type Box, TextBox } from "./text-box.tsx";

interface WidthBenchProps {
  words: WidthTrial;
  boxes: readonly Box[];
  /** How wide the string that stands there first was measured: letters are set so large that it has that width here too. */
  measured?: number;
}

const referenceSize = 100;

/** A string of one's own in the boxes of a game, in real pixels. It is never sent, and not kept in the address either. */
export function WidthBench({ words, boxes, measured: width = 0 }: WidthBenchProps) {
  const [{ way }, change] = useQuery({ way: "plain" });
  const [text, setText] = useState(words.start);
  const [size, setSize] = useState(words.size);
  const [letters, setLetters] = useState(0);
  const reference = useRef<SVGTextElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useBehaviour(({ signal }) => {
    const measure = () => {
      const length = reference.current?.getComputedTextLength();
      if (length && width) setSize((referenceSize * width) / length);
      setLetters((count) => count + 1);
    };
    // Something may have been typed before this code loaded.
    if (field.current) setText(field.current.value);
    measure();
    // Until the letters have come, narrower ones stand in for them.
    document.fonts.addEventListener("loadingdone", measure, { signal });
  });
  return (
    <div className="mb-12 noscript:hidden" data-island="width-bench">
      <div className="grid gap-x-gut gap-y-5 lg:grid-cols-2">
        <p className="m-0 max-w-none">
          <label htmlFor="own-string" className="mb-2 block text-small font-bold">
            {words.string}
          </label>{" "}
          <input
            ref={field}
            id="own-string"
            dir="auto"
            className="h-14 w-full rounded-md border-2 border-ink bg-white px-4 text-lead text-ink"
            value={text}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />{" "}
          <small className="mt-1.5 block text-small">{words.privacy}</small>
        </p>
        <ChoiceKeys
          legend={words.ways}
          name="way"
          choices={[
            { value: "plain", label: words.plain },
            { value: "pseudo", label: words.pseudo },
            { value: "rtl", label: words.rtl },
          ]}
          chosen={readWay(way)}
          onChoose={(value) => change({ way: value })}
        />
      </div>
      <ul
        role="list"
        className={`mt-8 flex flex-wrap gap-x-20 gap-y-6 overflow-x-clip ${way === "rtl" ? "flex-row-reverse text-end" : ""}`}
      >
        {boxes.map((box) => (
          <TextBox
            key={box.name}
            box={box}
            text={setIn(readWay(way), text)}
            isMirrored={way === "rtl"}
            size={size}
            letters={letters}
            words={words}
          />
        ))}
      </ul>
      {width > 0 && (
        <svg className="absolute size-px overflow-hidden opacity-0" aria-hidden="true">
          <text ref={reference} className="display" fontSize={referenceSize} textRendering="geometricPrecision">
            {words.start}
          </text>
        </svg>
      )}
    </div>
  );
}
