import { useSite } from "#app/frame/use-site.ts";

/** Opens what is `folded` on phones in the element with the class `folds` that it stands in; a checkbox, so that it needs no script. */
export function FoldSwitch() {
  const { labels } = useSite();
  return (
    <label className="verdict mt-4 items-center gap-3 justify-self-start md:hidden print:hidden" data-tone="white">
      <input type="checkbox" className="size-5" /> {labels.all}
    </label>
  );
}

/** Of more than six the first five are shown. */
export const foldOf = (index: number, count: number) => (count > 6 && index > 4 ? "folded" : "");
