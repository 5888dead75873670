import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Pages } from "#model/content.server.ts";

/** The link to open posts, which are on a site of their own. */
export function OpenPosts({ words }: { words: Pages["team"]["join"] }) {
  return (
    <Band name="open-posts" pad="none" labelledBy="build-error-post-title">
      <div className="wrap grid gap-x-half gap-y-6 py-half md:grid-cols-[7fr_4fr] md:items-end">
        <h2 id="build-error-post-title">{words.title}</h2>
        <div>
          <p className="lead">{words.lead}</p>
          <ButtonLink to={words.action.url} data-call="main">
            {words.action.label} <Icon name="external" />
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
