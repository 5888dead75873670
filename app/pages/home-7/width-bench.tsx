import { useEffect, useRef, useState } from "react";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useQuery } from "#app/browser/use-query.ts";
import { ChoiceButtons } from "#app/instruments/choice-buttons.tsx";
import { PriceTag } from "./price-tag.tsx";
import { readWay, setIn } from "./pseudo.ts";
import type { OwnBand } from "./words.server.ts";

/** Of the letters, until they are set so large that the first line has the width that was measured. */
const firstSize = 18;

/** A line of the visitor's own on the tag, in the pixels of the game. It is never sent, and not kept in the address either. */
export function WidthBench({ band: { trial, room, unit, fits, rows } }: { band: OwnBand<"text-fit"> }) {
  const [{ way: asked }, change] = useQuery({ way: "plain" });
  const way = readWay(asked);
  const [text, setText] = useState(trial.start);
  const [size, setSize] = useState(firstSize);
  const [letters, setLetters] = useState(0);
  const reference = useRef<SVGTextElement>(null);
  const drawn = useRef<SVGTextElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const measured = rows[0]?.width ?? 0;
  const [width, setWidth] = useState(measured);
  useBehaviour(({ signal }) => {
    const measure = () => {
      const length = reference.current?.getComputedTextLength();
      if (length && measured) setSize((firstSize * measured) / length);
      setLetters((count) => count + 1);
    };
    // Something may have been typed before this code loaded.
    if (field.current) setText(field.current.value);
    measure();
    // The fallback font is narrower: measure again once the web font has loaded.
    document.fonts.addEventListener("loadingdone", measure, { signal });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured is what these have drawn
  useEffect(() => setWidth(Math.round(drawn.current?.getComputedTextLength() ?? 0)), [text, way, size, letters]);
  const over = width - room;
  return (
    <div className="grid gap-x-gut gap-y-4 lg:grid-cols-2 noscript:hidden" data-island="width-bench">
      <p className="m-0">
        <label htmlFor="own-string" className="mb-2 block text-small font-bold">
          {trial.string}
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
        <small className="mt-2 block text-small">{trial.privacy}</small>
      </p>
      <div>
        <ChoiceButtons
          legend={trial.ways}
          name="way"
          choices={[
            { value: "plain", label: trial.plain },
            { value: "pseudo", label: trial.pseudo },
            { value: "rtl", label: trial.rtl },
          ]}
          chosen={way}
          onChoose={(value) => change({ way: value })}
        />
        <output className="display mt-4 block text-h4">
          {`${width} ${unit}, ${over > 0 ? trial.over.replace("{over}", String(over)) : fits}`}
        </output>
      </div>
      <div className="max-w-lead lg:col-span-full" aria-hidden="true">
        <PriceTag room={room} width={width} isMirrored={way === "rtl"}>
          <text ref={reference} className="display invisible" fontSize={firstSize} textRendering="geometricPrecision">
            {trial.start}
          </text>
          <text
            ref={drawn}
            className="display"
            textRendering="geometricPrecision"
            fontSize={size.toFixed(2)}
            direction={way === "rtl" ? "rtl" : "ltr"}
          >
            {setIn(way, text)}
          </text>
        </PriceTag>
      </div>
    </div>
  );
}
