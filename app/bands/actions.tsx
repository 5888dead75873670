import { Fragment } from "react";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface Action {
  label: string;
  url: string;
}

/** The button of a tone: it has to stand out from the ground. */
export const buttonTone = (tone: string | undefined) =>
  tone === "ink" || tone === "pitch"
    ? "mari"
    : tone === "tang" || tone === "mari" || tone === "orch"
      ? undefined
      : "tang";

/** The page's main call and what else there is to do. */
export function Actions({
  main,
  second,
  links = [],
  tone,
}: {
  /** Undefined where a form has it. */
  main: Action | undefined;
  second?: Action | undefined;
  links?: readonly Action[];
  tone: string | undefined;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {main && (
        <ButtonLink to={main.url} tone={buttonTone(tone)} data-call="main">
          {main.label} <Icon name="arrow-right" />
        </ButtonLink>
      )}{" "}
      {second && <ArrowLink to={second.url}>{second.label}</ArrowLink>}
      {links.map(({ label, url }) => (
        <Fragment key={label}>
          {" "}
          <ArrowLink to={url} plain>
            {label}
          </ArrowLink>
        </Fragment>
      ))}
    </p>
  );
}
