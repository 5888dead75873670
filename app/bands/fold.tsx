import { useSite } from "#app/frame/use-site.ts";

/**
 * The key that shows, on phones, what is `folded` in the same element with the class `folds`. Inside it is a hidden
 * checkbox, so it works without script.
 */
export function FoldSwitch({ more }: { more: number }) {
  const { labels } = useSite();
  if (more < 2) return null;
  return (
    <label className="verdict relative mt-6 justify-self-start md:hidden print:hidden" data-tone="white">
      <input type="checkbox" className="vh" /> {labels.all.replace("{count}", `${more}`)}
    </label>
  );
}

/** Of more than six the first five are shown. */
export const foldOf = (index: number, count: number) => (count > 6 && index > 4 ? "folded" : "");
