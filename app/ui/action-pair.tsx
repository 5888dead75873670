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
  tone?: ComponentProps<typeof ButtonLink>["tone"];
}

/** What a band asks for: a button, and beside it the quieter way. */
export function ActionPair({ first, second, tone }: ActionPairProps) {
  return (
    <p className="actions">
      <ButtonLink to={first.url} tone={tone}>
        {first.label}
        <Icon name="arrow-right" />
      </ButtonLink>{" "}
      <ArrowLink to={second.url} plain>
        {second.label}
      </ArrowLink>
    </p>
  );
}
