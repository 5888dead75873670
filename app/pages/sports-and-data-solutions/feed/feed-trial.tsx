import { hydratedLater } from "#app/browser/hydrated-later.tsx";
import { useQuery } from "#app/browser/use-query.ts";
import { ChoiceButtons } from "#app/instruments/choice-buttons.tsx";
import { Slider } from "#app/instruments/slider.tsx";
import { formatNumber, formatPercent } from "#shared/format.ts";
import type { Feed } from "../data.server.ts";
import type { Scouts } from "./play-feed.ts";
import { readAmount } from "./read-amount.ts";

const FeedResult = hydratedLater(async () => (await import("./feed-result.tsx")).FeedResult);

const ranges = {
  latency: { max: 2000, step: 100 },
  loss: { max: 50, step: 5 },
  order: { max: 50, step: 5 },
} as const;
const start = { latency: "0", loss: "0", order: "0", scouts: "both" };
const scoutsOf = (text: string): Scouts => (text === "one" || text === "none" ? text : "both");

/** The line is made worse and scouts fall silent: ten seconds of a feed, what is counted of them, and what a viewer sees. */
export function FeedTrial({ feed }: { feed: Feed }) {
  const { words } = feed;
  const [query, change] = useQuery(start);
  const trouble = {
    latencyMs: readAmount(query.latency, ranges.latency),
    lossPercent: readAmount(query.loss, ranges.loss),
    orderPercent: readAmount(query.order, ranges.order),
    scouts: scoutsOf(query.scouts),
  };
  const sliders = [
    ["latency", words.latency, trouble.latencyMs, `${formatNumber(trouble.latencyMs)} ${words.unit}`],
    ["loss", words.loss, trouble.lossPercent, formatPercent(String(trouble.lossPercent))],
    ["order", words.order, trouble.orderPercent, formatPercent(String(trouble.orderPercent))],
  ] as const;
  const scouts = [
    { value: "both", label: words.both },
    { value: "one", label: words.one, row: feed.one },
    { value: "none", label: words.none, row: feed.none },
  ];
  return (
    <div className="mb-8 grid gap-x-gut gap-y-8 cols-4-8 noscript:hidden" data-island="feed-trial">
      <div className="grid content-start gap-2">
        {sliders.map(([key, label, value, said]) => (
          <Slider
            key={key}
            label={label}
            said={said}
            value={value}
            {...ranges[key]}
            onMove={(next) => change({ [key]: String(next) })}
          />
        ))}
        <ChoiceButtons
          legend={words.scouts}
          name="scouts"
          choices={scouts.filter(({ value, row }) => value === "both" || row)}
          chosen={trouble.scouts}
          onChoose={(value) => change({ scouts: value })}
        />
      </div>
      <div className="min-w-0">
        <FeedResult trouble={trouble} feed={feed} />
      </div>
    </div>
  );
}
