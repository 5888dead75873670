import { useEffect, useRef, useState } from "react";
import type { PageBands, ShapeChoice } from "../../server/editing/bands/band-routes.ts";
import { ownValue } from "../../shared/own-value.ts";
import pictures from "../kit-pictures.json";
import { readShapes } from "../requests.ts";
import { act, set } from "../state.ts";
import { addBand } from "./arrange-band.ts";

interface ChooseBandProps {
  page: PageBands;
  /** The band that comes after the new one. */
  before: string | undefined;
}

/** The shapes of the kit, each with a picture and a sentence; then its variants and a name. */
export function ChooseBand({ page, before }: ChooseBandProps) {
  const [shapes, setShapes] = useState<readonly ShapeChoice[]>([]);
  const [chosen, setChosen] = useState<ShapeChoice>();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    act(readShapes().then(setShapes));
  }, []);
  const hasShapes = shapes.length > 0;
  useEffect(() => {
    if (hasShapes && !chosen) dialog.current?.querySelector<HTMLElement>("li button")?.focus();
  }, [hasShapes, chosen]);
  return (
    <dialog className="choose" ref={dialog} aria-labelledby="choose-title" onClose={() => set({ adding: undefined })}>
      <div className="head">
        <h2 id="choose-title">{chosen ? chosen.name : "Add a band"}</h2>
        <button type="button" className="close" aria-label="Close" onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      {chosen ? (
        <NameBand page={page} before={before} shape={chosen} back={() => setChosen(undefined)} />
      ) : (
        <ul className="shapes" role="list">
          {/* The opening of a page is there already. */}
          {shapes.flatMap((choice) =>
            choice.shape === "hero" ? (
              []
            ) : (
              <li key={choice.shape}>
                <button type="button" onClick={() => setChosen(choice)}>
                  <ShapePicture shape={choice.shape} variant={choice.variants[0]?.variant} />
                  <b>{choice.name}</b>
                  <span>{choice.sentence}</span>
                </button>
              </li>
            ),
          )}
        </ul>
      )}
    </dialog>
  );
}

interface NameBandProps extends ChooseBandProps {
  shape: ShapeChoice;
  back: () => void;
}

function NameBand({ page, before, shape: { shape, sentence, variants }, back }: NameBandProps) {
  const [variant, setVariant] = useState(variants[0]?.variant ?? "");
  const [role, setRole] = useState(freeName(shape, page));
  const [problem, setProblem] = useState("");
  const [isSent, setSent] = useState(false);
  const drawn = useRef<HTMLFieldSetElement>(null);
  useEffect(() => drawn.current?.querySelector("input")?.focus(), []);
  const send = async () => {
    setSent(true);
    const refusal = await addBand({ shape, variant, role: role.trim(), before }).finally(() => setSent(false));
    if (refusal) setProblem(refusal);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSent) act(send());
      }}
    >
      <p>{sentence}</p>
      <fieldset className="variants" ref={drawn}>
        <legend>How it is drawn</legend>
        {variants.map((own) => (
          <label key={own.variant}>
            <ShapePicture shape={shape} variant={own.variant} />
            <span>
              <input
                type="radio"
                name="variant"
                value={own.variant}
                checked={variant === own.variant}
                onChange={() => setVariant(own.variant)}
              />{" "}
              {own.name}
            </span>
          </label>
        ))}
      </fieldset>
      <label>
        Its name on the page: a word that links to it may use
        <input
          name="role"
          value={role}
          required
          maxLength={60}
          pattern="[a-z][a-z0-9]*(-[a-z0-9]+)*"
          title="Small letters from a to z, digits and dashes"
          autoComplete="off"
          aria-describedby={problem ? "choose-problem" : undefined}
          aria-invalid={problem !== ""}
          onChange={({ target }) => {
            setRole(target.value);
            setProblem("");
          }}
        />
      </label>
      <p role="alert" className={problem ? "problems" : undefined} id="choose-problem">
        {problem}
      </p>
      <p className="draft">
        <button type="submit" className="key" disabled={isSent}>
          Add it
        </button>
        <button type="button" onClick={back}>
          Another shape
        </button>
      </p>
    </form>
  );
}

function freeName(shape: string, { bands }: PageBands): string {
  const named = (at: number) => (at === 1 ? shape : `${shape}-${at}`);
  const isFree = (name: string) => !bands.some(({ role }) => role === name);
  return Array.from({ length: bands.length + 1 }, (_, at) => named(at + 1)).find(isFree) ?? shape;
}

type Drawn = Readonly<Record<string, Readonly<Record<string, readonly (readonly string[])[]>>>>;

/** Drawn from the kit itself by `tools/kit-pictures.ts`, in the brand's colours. */
function ShapePicture({ shape, variant = "" }: { shape: string; variant?: string | undefined }) {
  const parts = ownValue(ownValue(pictures as Drawn, shape) ?? {}, variant) ?? [];
  return (
    <svg viewBox="0 0 144 90" aria-hidden="true" className="drawn">
      {parts.map(([kind, path]) => (
        <path key={path} className={kind} d={path} />
      ))}
    </svg>
  );
}
