import { OwnSection } from "#app/bands/band.tsx";
import { useAct } from "#app/browser/acts/use-act.ts";
import { ProofMarks } from "#app/sections/proof-mark.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageForm } from "#app/ui/page-form.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { OwnBand } from "./words.server.ts";

const night =
  "w-full object-cover max-md:h-[68vw] max-md:fade-bottom md:absolute md:end-0 md:top-0 md:h-full md:w-3/4 md:fade-start";
const field =
  "display min-h-20 min-w-0 rounded-md border-4 border-white bg-white px-4 text-h4 text-ink placeholder:text-soft " +
  "placeholder:opacity-100 sm:text-h3 md:px-6";

/** A lattice at night and a field for a question, which carries over to the contact form. */
export function Hero({ band }: { band: OwnBand<"hero"> }) {
  const { role, heading, lead, proofs, label, example, action, second, picture } = band;
  const [path, query] = action.url.split("?");
  const act = useAct(() => import("./act.ts"));
  return (
    <OwnSection band={band} tone="ink" className="overflow-clip md:screen-tall md:justify-center" act={act}>
      <Picture image={picture.imgUrl} alt={picture.alt} sizes="100vw" priority className={night} />
      <div className="wrap relative pb-12 max-md:-mt-8 md:py-16">
        <div className="flex flex-col gap-6 md:max-w-[48vw]">
          <h1 id={`${role}-heading`} className="text-h2">
            {heading}
          </h1>
          <p className="m-0 text-lead">
            <Prose text={lead} /> <ProofMarks ids={proofs} />
          </p>
        </div>
        <PageForm action={path} method="get" className="mt-8 grid gap-x-gut gap-y-4 lg:mt-12 lg:grid-cols-[1fr_auto]">
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor="question" className="font-bold lg:col-span-full">
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
          <Button type="submit" tone="mari" className="justify-self-start">
            {action.label} <Icon name="arrow-right" />
          </Button>
          {second && (
            <p className="m-0 lg:col-span-full">
              <ArrowLink to={second.url}>{second.label}</ArrowLink>
            </p>
          )}
        </PageForm>
      </div>
    </OwnSection>
  );
}
