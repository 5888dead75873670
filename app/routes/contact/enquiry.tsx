import { useLater } from "#app/browser/forms/use-later.ts";
import { useLiveForm } from "#app/browser/forms/use-live-form.ts";
import { EstimateLink } from "#app/sections/estimate-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Island } from "#app/ui/island.tsx";
import type { EnquiryProblems } from "#shared/enquiry.ts";
import { EnquiryForm, type EnquiryProps } from "./enquiry-form.tsx";
import { NextSteps } from "./next-steps.tsx";

/** The docket to fill in, beside the next steps; on narrow screens it stands between the heading and those. */
export function Enquiry(props: EnquiryProps) {
  const { words, response, topics } = props;
  const care = useLater(() => import("./form-care.ts"));
  const check = (typed: FormData): EnquiryProblems => care.current?.checkTyped(typed, topics) ?? {};
  const form = useLiveForm(check, response);
  const hasProblems = Object.keys(form.problems).length > 0;
  const { title, lead } = hasProblems ? words.again : words;
  return (
    <Band name="enquiry" tone="paper-2" pad="none" grid="map" bleed labelledBy="contact">
      <div className="wrap flex flex-col gap-x-gut pt-10 pb-half lg:grid lg:grid-cols-12 lg:pt-14">
        <header className="max-lg:contents lg:col-span-5">
          <h1 id="contact" className="text-hero/(--clear) font-stretch-81% tracking-tight">
            {title}
          </h1>
          <p className="lead mt-5 mb-0 max-w-128 lg:mt-6">{lead}</p>
          <p className="mt-5 mb-0">
            <EstimateLink />
          </p>
          <div className="order-1 mt-half">
            <h2 className="mb-5 text-h4">{words.next.title}</h2>
            <NextSteps steps={words.next.steps} layout="route" />
          </div>
        </header>
        <div className="mt-10 lg:col-span-7 lg:mt-0 lg:ps-8">
          <Island>
            <EnquiryForm {...props} {...form} />
          </Island>
        </div>
      </div>
    </Band>
  );
}
