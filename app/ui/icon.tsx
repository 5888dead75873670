import { sprite } from "virtual:brand";

/** An icon from the sprite `icons.svg`; decoration, so the words beside it carry the meaning. */
export function Icon({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
