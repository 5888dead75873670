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
      <div className="wrap relative z-1 grid items-end gap-x-gut gap-y-6 pt-half pb-48 md:grid-cols-12 md:pb-half">
        <h2 id="door-title" className="font-stretch-82% md:col-span-6">
          {title}
        </h2>
        <div className="md:col-span-5">
          <p className="mb-6 max-w-160 text-lead">{text}</p>
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
      </div>
      <Picture
        image={imgUrl}
        alt=""
        width={270}
        className="absolute end-6 -bottom-10 w-50 md:-end-13 xl:w-60 xxl:w-67"
      />
    </Band>
  );
}
