import { Button } from "#app/ui/button.tsx";
import type { Pages } from "#model/content.server.ts";
import { compareFormId } from "./compare-tick.tsx";
import { mostCompared, useTray } from "./tray.ts";
import "./compare-bar.css";

interface CompareBarProps {
  words: Pages["portfolio"]["compare"];
  titles: Readonly<Record<string, string>>;
}

/** What is in the tray, at the lower edge of the window while cases are ticked, and the key to see them side by side. */
export function CompareBar({ words, titles }: CompareBarProps) {
  const { ticked, carried } = useTray();
  const isOpen = carried.length > 0 && ticked.length > 0;
  const count = words.tray.replace("{count}", String(ticked.length)).replace("{most}", String(mostCompared));
  return (
    <div className="compare-bar" data-tone="paper" data-open={isOpen || undefined}>
      <div className="wrap">
        {/* Stands there from the start, because a region that arrives with its words is not read out. */}
        <p role="status">
          {carried.length > 0 && <b>{count}</b>} {isOpen && ticked.map((slug) => titles[slug]).join(", ")}
        </p>
        {isOpen && (
          <Button type="submit" form={compareFormId} tone="tang" size="small">
            {words.tick}
          </Button>
        )}
      </div>
    </div>
  );
}
