import { Band } from "#app/ui/band.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";
import "./sign-or-not.css";

type Words = Home3Page["signing"];

/** Two lists, the refusals lower and quieter. */
export function SignOrNot({ words }: { words: Words }) {
  return (
    <Band name="sign-or-not" labelledBy="signing">
      <div className="wrap">
        <h2 className="vh" id="signing">
          {words.title}
        </h2>
        <Side words={words.yes} />
        <Side words={words.no} />
      </div>
    </Band>
  );
}

function Side({ words }: { words: Words["yes"] }) {
  return (
    <div className="side">
      <h3>{words.title}</h3>
      <ul>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
