import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";
import "./token-out.css";

/** A game in the dark, and the first thing we would do to yours. */
export function TokenOut({ words }: { words: Home6Page["opening"] }) {
  return (
    <Band name="token-out" tone="ink" pad="none" labelledBy="token" bleed>
      <Picture image={words.imgUrl} alt={words.alt} sizes="100vw md:110vw xl:109vw xxl:101vw" priority />
      <div className="wrap">
        <h1 id="token">{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <div className="actions">
          <ButtonLink to={words.action.url} tone="tang">
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>{" "}
          <ArrowLink to={words.second.url} plain>
            {words.second.label}
          </ArrowLink>
        </div>
      </div>
    </Band>
  );
}
