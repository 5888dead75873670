import { useSite } from "#app/frame/use-site.ts";

/** Opens what is `folded` on phones in the element with the class `folds` that it stands in; a checkbox, so that it needs no script. */
export function FoldSwitch() {
  const { labels } = useSite();
  return (
    <label className="flex items-center gap-3 py-3 font-bold md:hidden print:hidden">
      <input type="checkbox" className="size-6" /> {labels.all}
    </label>
  );
}

/** Of more than six the first five are shown. */
export const foldOf = (index: number, count: number) => (count > 6 && index > 4 ? "folded" : "");
