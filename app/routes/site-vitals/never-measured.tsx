import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Content } from "#model/content.server.ts";
import "./never-measured.css";

type Words = Content["pages"]["site-vitals"];

/** What is left out on purpose, and a way to report what no machine of ours will notice. */
export function NeverMeasured({ never, slow }: Pick<Words, "never" | "slow">) {
  return (
    <Band name="never-measured" tone="paper-2" pad="none" labelledBy="never">
      <div className="wrap">
        <div>
          <h2 id="never">{never.title}</h2>
          <p>
            <Prose text={never.text} />
          </p>
          <ul>
            {never.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className="slow">
          <h3>{slow.title}</h3>
          <p>{slow.text}</p>
          <ButtonLink to={slow.action.url}>{slow.action.label}</ButtonLink>
        </div>
      </div>
    </Band>
  );
}
