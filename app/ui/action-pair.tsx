import type { ComponentProps } from "react";
import { ArrowLink } from "./arrow-link.tsx";
import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface Action {
  label: string;
  url: string;
}

interface ActionPairProps {
  first: Action;
  second: Action;
  /** The page's main call. */
  isMain?: boolean;
  tone?: ComponentProps<typeof ButtonLink>["tone"];
}

/** A band's call to action: a button, and beside it a quieter link. */
export function ActionPair({ first, second, isMain, tone }: ActionPairProps) {
  return (
    <p className="actions">
      <ButtonLink to={first.url} tone={tone} data-call={isMain && "main"}>
        {first.label}
        <Icon name="arrow-right" />
      </ButtonLink>{" "}
      <ArrowLink to={second.url} plain>
        {second.label}
      </ArrowLink>
    </p>
  );
}
