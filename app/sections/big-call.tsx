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

/** The last band of a page: giant words, one button, the mail address, and a picture over the corner. */
export function BigCall({ title, lead, action, imgUrl, alt }: BigCallProps) {
  const { emails } = useSite().site;
  return (
    <Band name="big-call" tone="pitch" pad="none" grid="iso-inv" bleed labelledBy="big-call-title">
      <div className="wrap">
        <RegMark className="start-edge top-9" />
        <h2 id="big-call-title">{title}</h2>
        <p className="lead">{lead}</p>
        <div className="actions">
          <ButtonLink to={action.url} tone="mari" data-call="main">
            {action.label} <Icon name="arrow-right" />
          </ButtonLink>{" "}
          <ArrowLink to={`mailto:${emails.hello}`} plain>
            {emails.hello}
          </ArrowLink>
        </div>
        <Picture image={imgUrl} alt={alt} sizes="118vw md:60vw lg:60vw xxl:900px" />
      </div>
    </Band>
  );
}
