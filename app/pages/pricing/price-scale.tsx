import { OwnSection } from "#app/bands/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ShownPriceScale } from "./data.server.ts";

/** What moves the price of a project, beside an offer in which it did. */
export function PriceScale({ band }: { band: ShownPriceScale }) {
  const { role, heading, factors, example } = band;
  return (
    <OwnSection band={band} tone="paper" rhythm="bleed" className="grid overflow-x-clip cols-7-5">
      <div className="px-out py-normal">
        <h2 id={`${role}-heading`}>{heading}</h2>
        <ul role="list" className="mt-8">
          {factors.map(({ name, by, tone = "mari", effect }) => (
            <li key={name} className="flex items-center gap-4 border-t-2 border-line py-3">
              {by && (
                <span className="w-40 shrink-0">
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
    <div className="flex flex-col">
      {picture && (
        <Picture
          image={picture.imgUrl}
          alt={picture.alt}
          sizes="100vw md:50vw"
          className="h-photo w-full grow object-cover"
        />
      )}
      <div className={`px-edge pb-8 ${picture ? "-mt-16" : "pt-8"}`}>
        <figure className="torn-sheet rounded-b-lg p-4 text-small md:p-6">
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
    </div>
  );
}
