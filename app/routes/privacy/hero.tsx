import type { ReactNode } from "react";
import { PageDate } from "#app/sections/page-date.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Pages } from "#model/content.server.ts";

interface HeroProps {
  words: Pages["privacy"]["channels"];
  date: Pages["privacy"]["date"];
}

/** A customs hall: the green channel lists what is not done, the other what is kept. */
export function Hero({ words, date }: HeroProps) {
  const { nothing, declared } = words;
  return (
    <Band name="hero" pad="none" labelledBy="two-channels-title" bleed>
      <div className="wrap grid gap-x-gut gap-y-4 py-half lg:cols-8-4 lg:items-end">
        <h1 id="two-channels-title" className="text-h2">
          {words.title}
        </h1>
        <div>
          <p className="lead mb-3">{words.lead}</p>
          <PageDate label={date.label} date={date.day} />
        </div>
      </div>
      <div className="grid md:grid-cols-2">
        <div className="px-edge py-half md:ps-out" data-tone="pitch">
          <ChannelTitle>{nothing.title}</ChannelTitle>
          <ul role="list">
            {nothing.items.map((item) => (
              <Item key={item} icon="close">
                {item}
              </Item>
            ))}
          </ul>
        </div>
        <div className="px-edge py-half lg:pe-out" data-tone="mari">
          <ChannelTitle>{declared.title}</ChannelTitle>
          <ul role="list">
            {declared.items.map(({ name, text }) => (
              <Item key={name} icon="check">
                <b>{name}</b> {text}
              </Item>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}

function ChannelTitle({ children }: { children: string }) {
  return <h2 className="mb-6">{children}</h2>;
}

function Item({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-3 border-t-2 border-current/25 py-3 text-lead/snug">
      <Icon name={icon} className="translate-y-0.5" />
      <span>{children}</span>
    </li>
  );
}
