import { Form } from "react-router";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import "./search-line.css";

interface SearchLineProps {
  /** Where the form goes; the words arrive there as `q`. */
  action: string;
  /** Tells this search from another one on the page. */
  name: string;
  label: string;
  placeholder?: string;
  value: string;
  button: string;
  /** The page is about this search. */
  isLarge?: boolean;
  /** Choices that the search keeps. */
  keep?: Readonly<Record<string, string>>;
}

/** One field and one key, sent by GET, so that it works without script and the result has an address. */
export function SearchLine({ action, name, label, placeholder, value, button, isLarge, keep = {} }: SearchLineProps) {
  const id = `${name}-q`;
  return (
    <Form className="search-line" data-large={isLarge || undefined} role="search" aria-label={label} action={action}>
      <label htmlFor={id}>{label}</label>
      {Object.entries(keep).map(([key, kept]) => kept && <input key={key} type="hidden" name={key} value={kept} />)}
      <div>
        <input id={id} name="q" type="search" defaultValue={value} key={value} placeholder={placeholder} />
        <Button type="submit">
          <Icon name="search" />
          <span>{button}</span>
        </Button>
      </div>
    </Form>
  );
}
