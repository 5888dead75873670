import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Department } from "#shared/department.ts";

interface Way {
  label: string;
  url: string;
}

interface ShortCallProps {
  tone: Department;
  title: string;
  lead: string;
  action: Way;
  other?: Way | undefined;
}

/** Letters of a heading that leaves room for the sentence beside it. */
const mostOnOneLine = 12;

/** The last band of a page in one line: a heading, a sentence, a button and perhaps another link. */
export function ShortCall({ tone, title, lead, action, other }: ShortCallProps) {
  return (
    <Band name="short-call" tone={tone} pad="none" labelledBy="short-call-title">
      <div className="wrap py-half lg:flex lg:items-end lg:justify-between lg:gap-12">
        <h2
          id="short-call-title"
          className={`text-giant/(--clear) font-stretch-[80%] tracking-tight ${title.length > mostOnOneLine ? "lg:max-w-[7em]" : "lg:whitespace-nowrap"}`}
        >
          {title}
        </h2>
        <div className="relative">
          <p className="lead mt-5 mb-6 max-w-[22em] lg:mt-0">{lead}</p>
          <div className="actions">
            <ButtonLink to={action.url} tone={tone === "pitch" ? "mari" : undefined} data-call="main">
              {action.label} <Icon name="arrow-right" />
            </ButtonLink>{" "}
            {other && (
              <ArrowLink to={other.url} plain>
                {other.label}
              </ArrowLink>
            )}
          </div>
        </div>
      </div>
    </Band>
  );
}
