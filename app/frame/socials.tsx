import { Icon } from "#app/ui/icon.tsx";
import { useSite } from "./use-site.ts";
import "#app/ui/button.css";

export function Socials() {
  const { socials } = useSite().site;
  if (socials.length === 0) return null;
  return (
    <ul className="flex gap-3">
      {socials.map(({ name, url, department }) => (
        <li key={name}>
          <a href={url} className="social-key pressable" data-tone={department} rel="noreferrer">
            <Icon name={name.toLowerCase()} className="size-[24px]" />
            <span className="vh">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
