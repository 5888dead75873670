import { useSite } from "#app/frame/use-site.ts";

/** Opens what is `folded` on phones in the element with the class `folds` that it stands in; a checkbox unseen, so that it needs no script. */
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
