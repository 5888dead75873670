import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { FrontPage } from "#model/posts/front-page.server.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

/** How to hear of new posts without a pop-up: the newsletter, and feeds if there are any. */
export function NewsletterBand({ door, isMain }: { door: FrontPage["door"]; isMain?: boolean }) {
  const { title, text, newsletter, feeds, imgUrl } = door;
  return (
    <Band name="newsletter" tone="tang" pad="none" bleed id="newsletter" labelledBy="door-title">
      {/* Its older name, which links from elsewhere use. */}
      <span id="door" className="absolute" />
      <div className="wrap grid gap-x-gut gap-y-6 pt-half md:grid-cols-2">
        <h2 id="door-title" className="text-h2">
          {title}
        </h2>
        <div className="pb-8 md:row-span-2">
          <p className="lead mb-6">{text}</p>
          <NewsletterForm words={newsletter} isMain={isMain ?? false} />
          {feeds.length > 0 && (
            <div className="actions mt-6">
              {feeds.map(({ label, url }) => (
                <ButtonLink key={url} to={url} tone="line">
                  <Icon name="rss" /> {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
        <Picture image={imgUrl} alt="" width={270} className="-mb-8 w-1/3 self-end max-md:justify-self-end" />
      </div>
    </Band>
  );
}
