import { useSite } from "#app/frame/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";

const look =
  "verdict relative mt-6 items-center gap-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 md:hidden print:hidden";

/**
 * The key that shows, on phones, what is `folded` in the same element with the class `folds`. Inside it is a hidden
 * checkbox, so it works without script.
 */
export function FoldSwitch({ more }: { more: number }) {
  const { labels } = useSite();
  if (more < 2) return null;
  return (
    <label className={look} data-tone="white">
      <input type="checkbox" className="peer vh" /> {labels.all.replace("{count}", `${more}`)}
      <Icon name="caret-down" className="peer-checked:rotate-180" />
    </label>
  );
}

/** Of more than six the first five are shown. */
export const foldOf = (index: number, count: number) => (count > 6 && index > 4 ? "folded" : "");
