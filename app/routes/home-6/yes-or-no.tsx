import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";
import "./yes-or-no.css";

type Words = Home6Page["close"];

/** The close: a question with two doors. */
export function YesOrNo({ words }: { words: Words }) {
  return (
    <Band name="yes-or-no" pad="top" labelledBy="still">
      <h2 className="wrap" id="still">
        {words.title}
      </h2>
      <div className="doors">
        <Door words={words.yes} handle="tang" />
        <Door words={words.no} handle="paper" />
      </div>
    </Band>
  );
}

function Door({ words, handle }: { words: Words["yes"]; handle: "tang" | "paper" }) {
  return (
    <div className="door">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <ButtonLink to={words.action.url} tone={handle}>
        {words.action.label} <Icon name="arrow-right" />
      </ButtonLink>
    </div>
  );
}
