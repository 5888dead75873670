import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";

const diamond = "size-2.5 rotate-45 rounded-[25%] lg:size-3.5";
const looks = [
  { strip: "bg-tang", mark: <i className={`${diamond} bg-ink`} aria-hidden="true" /> },
  { strip: "bg-white", mark: <i className={`${diamond} bg-tang`} aria-hidden="true" /> },
  { strip: "bg-paper-3", mark: <Icon name="close" className="size-5 text-tang-edge" /> },
];

/** Three strips across the page: built, passed on, refused. */
export function Scope({ words }: { words: Home6Page["scope"] }) {
  return (
    <Band name="scope" pad="none" labelledBy="scope">
      <h2 className="vh" id="scope">
        {words.title}
      </h2>
      {words.strips.map((strip, index) => (
        <div className={`border-t-3 py-8 xl:py-12 ${looks[index]?.strip}`} key={strip.title}>
          <div className="wrap grid gap-x-gut gap-y-3 lg:grid-cols-12">
            <h3 className="text-h4 lg:col-span-2 lg:pt-2.5">{strip.title}</h3>
            <ul role="list" className="display flex flex-wrap gap-x-8 text-h3/tight lg:col-span-7">
              {strip.items.map((item) => (
                <li key={item} className="flex items-center gap-3">
                  {looks[index]?.mark}
                  {item}
                </li>
              ))}
            </ul>
            <p className="m-0 leading-snug lg:col-span-3 lg:pt-2.5">{strip.note}</p>
          </div>
        </div>
      ))}
    </Band>
  );
}
