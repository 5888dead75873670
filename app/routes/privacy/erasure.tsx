import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Pages } from "#model/content.server.ts";

const steps = ["bg-white text-ink", "bg-paper-3 text-ink", "border-3 border-dashed"];

/** How to be erased: one mail and what happens after it; each step is paler than the last. */
export function Erasure({ words, email }: { words: Pages["privacy"]["erase"]; email: string }) {
  return (
    <Band name="erasure" tone="ink" labelledBy="erase-steps-title">
      <div className="wrap grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:items-center">
        <div>
          <h2 id="erase-steps-title">{words.title}</h2>
          <p className="lead mt-6 mb-6">{words.lead}</p>
          <div className="actions">
            <ButtonLink
              to={`mailto:${email}?subject=${encodeURIComponent(words.subject)}`}
              tone="mari"
              data-call="main"
            >
              <Icon name="mail" /> {words.button}
            </ButtonLink>
          </div>
          <p className="mt-4 mb-0 text-on-ink-soft">{email}</p>
        </div>
        <ol role="list" className="grid gap-3">
          {words.steps.map(({ title, text }, index) => (
            <li key={title} className={`rounded-lg p-6 ${steps[index]}`}>
              <h3>{title}</h3>
              <p className="mt-2 mb-0">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
