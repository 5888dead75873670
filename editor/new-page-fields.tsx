import { useEffect, useState } from "react";
import { PictureField } from "./picture-choice.tsx";
import { checkAddress } from "./requests.ts";
import { act } from "./state.ts";

const kinds = [
  { kind: "page", name: "Landing page", words: "An opening, steps, questions and a call." },
  { kind: "service-page", name: "Service", words: "An opening, what is in it, steps, prices and a call." },
];

const places = {
  services: "Footer, first column (services)",
  "game-studio": "Footer, second column (game studio)",
  information: "Footer, third column (information)",
  more: "Second row: phone menu and sidebar",
};

/** What a new page needs: its title. The rest has a good default, or may wait. */
export function NewPageFields({ problems }: { problems: Readonly<Record<string, string>> }) {
  const [title, setTitle] = useState("");
  const [own, setOwn] = useState("");
  const [picture, setPicture] = useState("");
  const { address, problem } = useAddress(title, own);
  return (
    <>
      <Asked name="title" label="Title: what the page offers; it is also the heading" problem={problems.title}>
        {(about) => (
          <input
            {...about}
            name="title"
            value={title}
            required
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Asked>
      <Asked name="address" label={`Address (${address || "made of the title"})`} problem={problem ?? problems.address}>
        {(about) => (
          <input
            {...about}
            name="address"
            value={own}
            placeholder={address}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setOwn(target.value)}
          />
        )}
      </Asked>
      <fieldset className="kinds">
        <legend>Kind of page</legend>
        {kinds.map(({ kind, name, words }, at) => (
          <label key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={at === 0} /> <b>{name}</b> {words}
          </label>
        ))}
      </fieldset>
      <Asked
        name="description"
        label="For search results, in 50 to 170 letters: whom it is for (may wait)"
        problem={problems.description}
      >
        {(about) => <textarea {...about} name="description" rows={3} maxLength={170} />}
      </Asked>
      <label>
        Where readers find it, once it is published
        <select name="menu">
          <option value="">No link of its own</option>
          {Object.entries(places).map(([place, name]) => (
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="field">
        <p>
          Picture for those who are sent a link (may wait)
          {picture && `: ${picture.replace(/^\/images\/|\.\w+$/g, "").replaceAll("-", " ")}`}
        </p>
        <input type="hidden" name="picture" value={picture} />
        <PictureField value={picture} onChange={setPicture} />
      </div>
    </>
  );
}

interface AskedProps {
  name: string;
  label: string;
  problem: string | undefined;
  children: (about: { id: string; "aria-invalid": boolean; "aria-describedby": string }) => React.ReactNode;
}

/** A field with what is wrong with it below. */
function Asked({ name, label, problem, children }: AskedProps) {
  const id = `new-page-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-invalid": problem !== undefined, "aria-describedby": `${id}-problem` })}
      <p id={`${id}-problem`} role="alert" className={problem ? "problems" : undefined}>
        {problem}
      </p>
    </div>
  );
}

const restMs = 250;

/** The address that a title gives, or one's own, and why the page cannot have it; asked once the person rests. */
function useAddress(title: string, own: string): { address: string; problem: string | undefined } {
  const [said, setSaid] = useState<{ address: string; problem: string | undefined }>({
    address: "",
    problem: undefined,
  });
  useEffect(() => {
    if (title.trim() === "" && own === "") return;
    let isLatest = true;
    const check = async () => {
      const found = await checkAddress(title, own);
      if (isLatest && found) setSaid({ address: found.address, problem: found.problem ?? undefined });
    };
    const resting = setTimeout(() => act(check()), restMs);
    return () => {
      isLatest = false;
      clearTimeout(resting);
    };
  }, [title, own]);
  return said;
}
