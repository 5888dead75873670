import { lazy } from "react";
import { useActionData } from "react-router";
import { OwnSection } from "#app/bands/band.tsx";
import { useLater } from "#app/browser/forms/use-later.ts";
import { useLiveForm } from "#app/browser/forms/use-live-form.ts";
import { hydratedLater } from "#app/browser/hydrated-later.tsx";
import { EstimateLink } from "#app/sections/estimate-link.tsx";
import { Island } from "#app/ui/island.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { EnquiryProblems, Enquiry as Values } from "#shared/enquiry.ts";
import type { FormResponse } from "#shared/form-response.ts";
import type { ShownForm, ShownSent } from "./data.server.ts";
import { EnquiryForm } from "./enquiry-form.tsx";

const NextSteps = hydratedLater(async () => (await import("./next-steps.tsx")).NextSteps);
/** The first visit is close to its script budget; this shows at once and needs no script. */
const Sent = lazy(async () => ({ default: (await import("./sent.tsx")).Sent }));

/** The form beside what happens next; once it was sent, its copy. */
export function Enquiry({ band }: { band: ShownForm | ShownSent }) {
  return (
    <OwnSection band={band} tone="mari" className="overflow-clip pt-8 pb-compact">
      {band.sent ? <Sent band={band} /> : <Filling band={band} />}
    </OwnSection>
  );
}

/** The docket to fill in; on narrow screens it stands between the heading and the next steps. */
function Filling({ band }: { band: ShownForm }) {
  const { role, picture, next, fields } = band;
  const response = useActionData<FormResponse<Values, EnquiryProblems>>();
  const care = useLater(() => import("./form-behaviour.tsx"));
  const check = (typed: FormData): EnquiryProblems => care.current?.checkTyped(typed, fields.topics) ?? {};
  const form = useLiveForm(check, response);
  const hasProblems = Object.keys(form.problems).length > 0;
  const { title, lead } = hasProblems ? band.again : { title: band.heading, lead: band.lead };
  return (
    <div className="wrap grid gap-x-gut md:grid-rows-[auto_1fr] lg:cols-5-7">
      <header>
        <h1 id={`${role}-heading`} className="text-h2 tracking-tight">
          {title}
        </h1>
        <p className="m-0 mt-4 max-w-lead text-lead">{lead}</p>
        <div className="flex flex-col items-start">
          <p className="m-0 mt-4 mb-6">
            <EstimateLink />
          </p>
          <Toy toy={picture} sizes="33vw" priority className="w-3/4 max-lg:hidden" />
        </div>
      </header>
      <Island>
        <EnquiryForm band={band} response={response} {...form} />
      </Island>
      <div className="mt-8">
        <h2 className="mb-4 text-h4">{next.title}</h2>
        <NextSteps steps={next.steps} className="sm:grid-cols-2" />
      </div>
    </div>
  );
}
