import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { BandSection, TopHead } from "../band.tsx";
import type { Shown } from "../shown-foot.server.ts";
import type { Words } from "./words.server.ts";

/** One large sentence, smaller below a heading; `columns` sets its lines in two columns, `label` has them beside a label of contents. */
export function Statement({ band }: { band: Shown<Words> }) {
  const { variant = "statement", sentence, lines, pictures, label } = band;
  const isBesideLabel = variant === "label" && label !== undefined;
  return (
    <BandSection band={band}>
      <div className={isBesideLabel ? "wrap grid gap-x-12 gap-y-8 cols-5-7" : undefined}>
        {isBesideLabel && <Label label={label} />}
        <div className={isBesideLabel ? "flex flex-col gap-8" : "wrap flex flex-col gap-8"}>
          <TopHead band={band} />
          <p className={`display text-h3 ${band.heading ? "" : "md:text-h2"}`}>
            <Prose text={sentence} />
            {pictures.map(({ imgUrl, alt }, index) => (
              <Picture key={index} image={imgUrl} alt={alt} width={240} className="in-sentence" />
            ))}
          </p>
          {lines.length > 0 && (
            <ul role="list" className={variant === "statement" ? "grid gap-4" : "grid gap-x-12 gap-y-4 lg:grid-cols-2"}>
              {lines.map((line, index) => (
                <li key={index} className="max-w-text border-t border-current/25 pt-3">
                  <Prose text={line} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </BandSection>
  );
}

/** What is in something and how much of it, as on a tin. */
function Label({ label: { title, text, rows } }: { label: NonNullable<Words["label"]> }) {
  return (
    <div className="block-toy self-start border-4 max-md:order-last border-ink px-6 pt-4 pb-6" data-tone="white">
      <table className="w-full border-collapse">
        <caption className="border-b-10 border-ink pb-3 text-start font-bold">
          <b className="display block text-h2">{title}</b> {text}
        </caption>
        <tbody>
          {rows.map(({ what, amount }) => (
            <tr key={what} className="border-t-2 first:border-t-0">
              <th scope="row" className="py-3 pe-4 text-start leading-tight font-bold wrap-anywhere">
                {what}
              </th>
              <td className="display py-3 text-end text-h3 whitespace-nowrap">
                <bdi>{amount}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
