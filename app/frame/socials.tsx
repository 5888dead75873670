import { Icon } from "#app/ui/icon.tsx";
import { useSite } from "./use-site.ts";

export function Socials() {
  const { socials } = useSite().site;
  return (
    <ul className="socials">
      {socials.map(({ name, url, bench }) => (
        <li key={name}>
          <a href={url} data-tone={bench} rel="noreferrer">
            <Icon name={name.toLowerCase()} />
            <span className="vh">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
