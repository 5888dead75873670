import { Icon } from "#app/ui/icon.tsx";
import { useSite } from "./use-site.ts";

/** Networks with a sign among the icons; any other shows its first letters. */
const drawn = ["LinkedIn", "X", "YouTube", "GitHub"];

export function Socials() {
  const { socials } = useSite().site;
  if (socials.length === 0) return null;
  return (
    <ul role="list" className="flex gap-3">
      {socials.map(({ name, url, department }) => (
        <li key={name}>
          <a href={url} className="social-key pressable" data-tone={department} rel="noreferrer">
            {drawn.includes(name) ? (
              <Icon name={name.toLowerCase()} className="size-6" />
            ) : (
              <b aria-hidden="true">{name.slice(0, 2)}</b>
            )}
            <span className="vh">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
