import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Content } from "#model/content.server.ts";

/** An invitation to ask about a clause. */
export function Questions({ words: { title, text, actions } }: { words: Content["pages"]["terms"]["ask"] }) {
  return (
    <Band name="questions" tone="paper-2" pad="none" labelledBy="puzzle">
      <div className="wrap grid gap-x-12 gap-y-4 py-half lg:cols-5-7">
        <h2 id="puzzle" className="lg:row-span-2">
          {title}
        </h2>
        <p className="lead m-0">{text}</p>
        <div className="actions">
          {actions.map(({ label, url }, index) => (
            <ButtonLink
              key={url}
              to={url}
              tone={index === 0 ? undefined : "line"}
              data-call={index === 0 ? "main" : undefined}
            >
              {label}{" "}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Band>
  );
}
