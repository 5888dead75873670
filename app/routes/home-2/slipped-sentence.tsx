import { useState } from "react";
import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { Home2Page } from "#model/pages/home-2.server.ts";
import { DaysLeft } from "./days-left.tsx";
import "./slipped-sentence.css";

type Words = Home2Page["opening"];

/** A sentence with three gaps; what is chosen goes on to the contact form. */
export function SlippedSentence({ words }: { words: Words }) {
  const [due, setDue] = useState(words.due.value);
  return (
    <Band name="slipped-sentence" tone="ink" pad="none" labelledBy="slipped">
      <RegMark />
      <div className="wrap">
        <h1 className="vh" id="slipped">
          {words.title}
        </h1>
        <Form action="/contact" method="get">
          <input type="hidden" name="topic" value="game-development-studio" />
          <input type="hidden" name="nda" value="on" />
          <p className="sentence">
            {words.due.before} <DateGap words={words.due} onDate={setDue} /> {words.platforms.before}{" "}
            <ChoiceGap name="platforms" tone="mari" words={words.platforms} /> {words.state.before}{" "}
            <span className="end">
              <ChoiceGap name="build" tone="orch" words={words.state} />.
            </span>
          </p>
          <div className="actions">
            <Button type="submit" tone="paper">
              {words.submit} <Icon name="arrow-right" />
            </Button>
            <div className="note">
              <DaysLeft due={due} words={words.due} />
              <p>{words.note}</p>
            </div>
          </div>
        </Form>
      </div>
    </Band>
  );
}

function DateGap({ words, onDate }: { words: Words["due"]; onDate: (due: string) => void }) {
  return (
    <span className="gap" data-tone="tang">
      <label className="vh" htmlFor="slipped-due">
        {words.label}
      </label>
      <input
        id="slipped-due"
        name="due"
        defaultValue={words.value}
        size={13}
        autoComplete="off"
        onChange={({ target }) => onDate(target.value)}
      />
    </span>
  );
}

function ChoiceGap({ name, tone, words }: { name: string; tone: "mari" | "orch"; words: Words["state"] }) {
  return (
    <span className="gap" data-tone={tone}>
      <label className="vh" htmlFor={`slipped-${name}`}>
        {words.label}
      </label>{" "}
      <select id={`slipped-${name}`} name={name}>
        {words.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <Icon name="caret-down" />
    </span>
  );
}
