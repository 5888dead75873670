import type { Feed } from "../data.server.ts";
import { FeedFigures } from "./feed-figures.tsx";
import { FeedLadder } from "./feed-ladder.tsx";
import { playFeed, type Trouble } from "./play-feed.ts";

/** Ten simulated seconds of the feed under these faults, as a diagram and as figures. */
export function FeedResult({ trouble, feed }: { trouble: Trouble; feed: Feed }) {
  const messages = playFeed(trouble, feed);
  return (
    <>
      <FeedLadder messages={messages} scouts={trouble.scouts} feed={feed} />
      <FeedFigures messages={messages} scouts={trouble.scouts} feed={feed} />
    </>
  );
}
