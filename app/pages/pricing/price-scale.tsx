import { OwnSection } from "#app/bands/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ShownPriceScale } from "./data.server.ts";

/** What moves the price of a project, beside an offer in which it did. */
export function PriceScale({ band }: { band: ShownPriceScale }) {
  const { role, heading, factors, example } = band;
  return (
    <OwnSection band={band} tone="paper" rhythm="bleed" className="grid overflow-x-clip cols-7-5">
      <div className="px-out py-normal md:pe-8">
        <h2 id={`${role}-heading`}>{heading}</h2>
        <ul role="list" className="mt-8">
          {factors.map(({ name, by, tone = "mari", effect }) => (
            <li key={name} className="flex items-center gap-4 border-t-2 border-line py-3 md:gap-6">
              {by && (
                <span className="w-28 shrink-0 md:w-52 md:text-h4">
                  <b className="verdict" data-tone={tone}>
                    {by}
                  </b>{" "}
                </span>
              )}
              <span>
                <b className="display block text-h4">{name}</b> {effect}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {example && <Example example={example} />}
    </OwnSection>
  );
}

function Example({ example }: { example: NonNullable<ShownPriceScale["example"]> }) {
  const { caption, title, picture, rows, sum, total, note } = example;
  return (
    <div className={`relative grid items-end px-edge pb-8 ${picture ? "pt-48" : "pt-8"}`}>
      {picture && (
        <Picture
          image={picture.imgUrl}
          alt={picture.alt}
          sizes="100vw md:50vw"
          className="absolute inset-x-0 top-0 h-80 w-full object-cover md:h-112"
        />
      )}
      <figure className="torn-sheet w-full rounded-b-lg p-4 text-small md:p-6">
        <table className="w-full border-collapse tabular-nums">
          <caption className="text-start font-bold text-soft">
            {caption} <b className="display mt-1 mb-4 block text-h4 text-ink">{title}</b>
          </caption>
          <tbody>
            {rows.map(({ label, amount }) => (
              <tr key={label} className="border-t-2 border-line">
                <th scope="row" className="py-2 pe-4 text-start">
                  {label}
                </th>
                <td className="py-2 text-end font-bold">{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="display border-t-3 text-h4">
              <th scope="row" className="py-3 pe-4 text-start">
                {sum}
              </th>
              <td className="py-3 text-end">{total}</td>
            </tr>
          </tfoot>
        </table>
        <figcaption className="text-soft">
          <Prose text={note} />
        </figcaption>
      </figure>
    </div>
  );
}
