import "./icon.css";
import sprite from "./icons.svg?no-inline";

/** A sign from the sprite `icons.svg`; decoration, so the words beside it carry the meaning. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
