import { Icon } from "./icon.tsx";

/** A list whose entries all have the same sign before them. */
export function IconList({ icon, items }: { icon: string; items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </ul>
  );
}
