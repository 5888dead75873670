import { useSite } from "#app/frame/use-site.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { ImageSource } from "#shared/image-address.ts";

interface BigCallProps {
  title: string;
  lead: string;
  action: { label: string; url: string };
  imgUrl: ImageSource;
  alt: string;
}

/** The last band of a page: giant words, one key, the mail address, and a picture over the corner. */
export function BigCall({ title, lead, action, imgUrl, alt }: BigCallProps) {
  const { emails } = useSite().site;
  return (
    <Band name="big-call" tone="pitch" pad="none" grid="iso-inv" bleed labelledBy="big-call-title">
      <div className="wrap min-h-160 pt-18 pb-[104vw] md:py-24 xl:py-28">
        <RegMark className="start-edge top-9" />
        <h2
          id="big-call-title"
          className="relative z-2 max-w-[6.6em] text-giant/(--clear) font-stretch-[82%] tracking-tight"
        >
          {title}
        </h2>
        <p className="lead relative z-2 mt-7 mb-9 max-w-[28em] md:max-w-[min(28em,40vw)]">{lead}</p>
        <div className="actions relative z-2">
          <ButtonLink to={action.url} tone="mari">
            {action.label} <Icon name="arrow-right" />
          </ButtonLink>{" "}
          <ArrowLink to={`mailto:${emails.hello}`} plain>
            {emails.hello}
          </ArrowLink>
        </div>
        <Picture
          className="absolute -end-[14vw] -bottom-[4vw] w-[118vw] max-w-none md:-end-[3vw] md:-bottom-[5vw] md:w-[44vw] lg:w-[min(60vw,900px)]"
          image={imgUrl}
          alt={alt}
          sizes="118vw md:60vw lg:60vw xxl:900px"
        />
      </div>
    </Band>
  );
}
