import { useSite } from "#app/frame/use-site.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import "./close.css";

interface CloseProps {
  title: string;
  lead: string;
  action: { label: string; url: string };
  imgUrl: ImageSource;
  alt: string;
}

export function Close({ title, lead, action, imgUrl, alt }: CloseProps) {
  const { emails } = useSite().site;
  return (
    <Band name="close" tone="pitch" pad="none" labelledBy="close-title">
      <div className="wrap">
        <RegMark />
        <h2 id="close-title">{title}</h2>
        <p className="lead">{lead}</p>
        <div className="actions">
          <ButtonLink to={action.url} tone="mari">
            {action.label} <Icon name="arrow-right" />
          </ButtonLink>
          <ArrowLink to={`mailto:${emails.hello}`} plain>
            {emails.hello}
          </ArrowLink>
        </div>
        <Picture className="art" image={imgUrl} alt={alt} sizes="118vw md:60vw lg:60vw xxl:900px" />
      </div>
    </Band>
  );
}
