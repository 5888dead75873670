import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Department } from "#shared/department.ts";
import type { ImageSource } from "#shared/image-address.ts";

interface CallToActionProps {
  words: { title: string; note: string };
  invitation: string;
  call: { url: string; start: string; ring: string; phone: string };
  department: Department;
  toy: ImageSource;
}

/** Leads to the contact form, with the service and this case filled in. */
export function CallToAction({ words, invitation, call, department, toy }: CallToActionProps) {
  return (
    <Band name="call-to-action" tone={department} pad="none" labelledBy="call" bleed className="print:hidden!">
      <div className="wrap flow-root md:grid md:grid-cols-[7fr_5fr] md:items-end md:gap-8">
        <div className="pt-14 md:pb-14 lg:py-20">
          <h2 id="call" className="max-w-[7em]">
            {words.title}
          </h2>
          <p className="lead mt-6 mb-3 max-w-150">{invitation}</p>
          <p>{words.note}</p>
          <p className="actions mt-6 mb-0 max-w-none">
            <ButtonLink to={call.url} tone={department === "pitch" ? "paper" : undefined} data-call="main">
              {call.start} <Icon name="arrow-right" />
            </ButtonLink>{" "}
            <ArrowLink to={call.phone} plain>
              {call.ring}
            </ArrowLink>
          </p>
        </div>
        <Picture
          image={toy}
          alt=""
          sizes="100vw md:44vw xxl:42vw"
          className="-ms-2.5 mt-4 -mb-16 w-21/20 max-w-none md:ms-0 md:-mt-16 md:-mb-14 md:w-9/8"
        />
      </div>
    </Band>
  );
}
