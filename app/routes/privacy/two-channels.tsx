import { PageDate } from "#app/sections/page-date.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Pages } from "#model/read-content.server.ts";
import "./two-channels.css";

interface TwoChannelsProps {
  words: Pages["privacy"]["channels"];
  date: Pages["privacy"]["date"];
}

/** A customs hall: the green channel lists what is not done, the other what is kept. */
export function TwoChannels({ words, date }: TwoChannelsProps) {
  const { nothing, declared } = words;
  return (
    <Band name="two-channels" pad="none" labelledBy="two-channels-title" bleed>
      <div className="wrap">
        <h1 id="two-channels-title">{words.title}</h1>
        <div className="aside">
          <p className="lead">{words.lead}</p>
          <PageDate label={date.label} date={date.day} />
        </div>
      </div>
      <div className="hall">
        <div className="channel" data-tone="pitch">
          <h2>{nothing.title}</h2>
          <ul>
            {nothing.items.map((item) => (
              <li key={item}>
                <Icon name="close" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="channel" data-tone="mari">
          <h2>{declared.title}</h2>
          <ul>
            {declared.items.map(({ name, text }) => (
              <li key={name}>
                <Icon name="check" />
                <span>
                  <b>{name}</b> {text}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
