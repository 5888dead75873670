import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Content } from "#model/content.server.ts";

type Words = Content["pages"]["site-vitals"];

/** What is deliberately not measured, and a way to report what no machine of ours will notice. */
export function Exclusions({ never, slow }: Pick<Words, "never" | "slow">) {
  return (
    <Band name="exclusions" tone="paper-2" pad="none" labelledBy="never" className="py-half">
      <div className="wrap grid items-end gap-x-12 gap-y-8 lg:cols-7-5">
        <div>
          <h2 id="never" className="text-h3">
            {never.title}
          </h2>
          <p className="mt-4 mb-6">
            <Prose text={never.text} />
          </p>
          <ul role="list">
            {never.items.map((item) => (
              <li key={item} className="border-t-2 border-line py-3 font-bold">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-lg bg-white p-6">
          <h3 className="text-h4">{slow.title}</h3>
          <p className="mt-4 mb-6">{slow.text}</p>
          <ButtonLink to={slow.action.url} data-call="main">
            {slow.action.label}
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
