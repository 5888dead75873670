import { Button } from "#app/ui/button.tsx";
import type { Pages } from "#model/content.server.ts";
import { compareFormId, mostCompared, useTray } from "./tray.ts";

interface TrayBarProps {
  words: Pages["portfolio"]["compare"];
  titles: Readonly<Record<string, string>>;
}

/** The tray's contents, at the window's lower edge while cases are ticked, and the button that compares them. */
export function TrayBar({ words, titles }: TrayBarProps) {
  const { ticked, carried } = useTray();
  const isOpen = carried.length > 0 && ticked.length > 0;
  const count = words.tray.replace("{count}", String(ticked.length)).replace("{most}", String(mostCompared));
  return (
    <div
      className={`tray-bar print:hidden ${isOpen ? "sticky bottom-0 z-5 border-t-2 shadow-pop" : "vh"}`}
      data-island="tray"
      data-tone="paper"
      data-open={isOpen || undefined}
    >
      <div className="wrap flex items-center justify-between gap-x-5 gap-y-2.5 pt-3 pb-4">
        {/* Present from the start, because a live region that arrives with its words is not read out. */}
        <p role="status" className="m-0 max-w-none min-w-0 leading-snug font-bold">
          {carried.length > 0 && <b className="display me-2 text-h4">{count}</b>}{" "}
          <span>{isOpen && ticked.map((slug) => titles[slug]).join(", ")}</span>
        </p>
        {isOpen && (
          <Button type="submit" form={compareFormId} tone="tang" size="small" className="shrink-0">
            {words.tick}
          </Button>
        )}
      </div>
    </div>
  );
}
