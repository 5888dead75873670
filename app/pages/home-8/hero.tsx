import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { ProofLinks } from "#app/sections/proof-link.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageForm } from "#app/ui/page-form.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

const night = "melt-start h-48 w-full object-cover md:absolute md:end-0 md:top-0 md:h-full md:w-1/2";
const field =
  "display w-full min-h-20 min-w-0 grow rounded-md border-4 border-white bg-white px-4 text-h4 text-ink placeholder:text-soft " +
  "placeholder:opacity-100 md:px-6 md:text-h3 lg:w-auto";

/** A lattice at night and a field for a question, which carries over to the contact form. */
export function Hero({ band }: { band: OwnBand<"hero"> }) {
  const { role, heading, lead, proofs, label, example, action, second, picture } = band;
  const [path, query] = action.url.split("?");
  const act = useAct(() => import("./act.ts"));
  return (
    <OwnSection band={band} tone="ink" className="screen-tall justify-center overflow-clip" act={act}>
      <Picture image={picture.imgUrl} alt={picture.alt} sizes="100vw" priority className={night} />
      <div className="wrap relative py-4">
        <div className="flex flex-col gap-6 md:max-w-1/2">
          <h1 id={`${role}-heading`} className="text-h2">
            {heading}
          </h1>
          <p className="m-0 text-lead">
            <Prose text={lead} /> <ProofLinks ids={proofs} />
          </p>
        </div>
        <PageForm action={path} method="get" className="mt-6 flex flex-wrap gap-x-gut gap-y-4">
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor="question" className="w-full font-bold">
            {label}
          </label>{" "}
          <input
            id="question"
            name="message"
            dir="auto"
            placeholder={example}
            maxLength={300}
            autoComplete="off"
            className={field}
          />
          <Button type="submit" tone="mari">
            {action.label} <Icon name="arrow-right" />
          </Button>
          {second && (
            <p className="m-0 w-full max-w-none">
              <ArrowLink to={second.url}>{second.label}</ArrowLink>
            </p>
          )}
        </PageForm>
      </div>
    </OwnSection>
  );
}
