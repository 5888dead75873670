import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { ShownPriceScale } from "./data.server.ts";
import "#app/sections/torn-sheet.css";

const besideExample = "wrap grid gap-x-gut gap-y-12 cols-7-5";

/** What moves the price of a project, beside an offer in which it did. */
export function PriceScale({ band }: { band: ShownPriceScale }) {
  const { role, heading, lead, factors, example } = band;
  return (
    <section
      id={role}
      className="overflow-x-clip"
      data-band={role}
      data-tone="paper"
      data-rhythm="normal"
      aria-labelledby={`${role}-heading`}
    >
      <div className={example ? besideExample : "wrap"}>
        <div>
          <h2 id={`${role}-heading`}>{heading}</h2>
          {lead && (
            <p className="mt-6 mb-0 max-w-lead text-lead">
              <Prose text={lead} />
            </p>
          )}
          <ul role="list" className="mt-8">
            {factors.map(({ name, effect }) => (
              <li key={name} className="flex flex-wrap gap-x-4 border-t-2 border-line py-4 text-body/snug">
                <b className="display text-h4">{name}</b> {effect}
              </li>
            ))}
          </ul>
        </div>
        {example && <Example example={example} />}
      </div>
    </section>
  );
}

function Example({ example }: { example: NonNullable<ShownPriceScale["example"]> }) {
  const { caption, title, picture, rows, sum, total, note } = example;
  return (
    <div className="self-center">
      {picture && (
        <Picture
          image={picture.imgUrl}
          alt={picture.alt}
          sizes="60vw md:25vw"
          className="relative z-1 mx-auto -mb-8 max-h-52 w-auto md:-mt-12"
        />
      )}
      <figure className="torn-sheet rounded-b-lg px-4 py-6 spring-calm md:rotate-1 md:p-8 md:pb-6 motion-safe:md:hover:rotate-0">
        <table className="w-full border-collapse tabular-nums">
          <caption className="text-start font-bold text-soft">
            {caption} <b className="display mt-1 mb-4 block text-h4 text-ink">{title}</b>
          </caption>
          <tbody>
            {rows.map(({ label, amount }) => (
              <tr key={label} className="border-t-2 border-line">
                <th scope="row" className="py-3 pe-4 text-start">
                  {label}
                </th>
                <td className="py-3 text-end font-bold">{amount}</td>
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
        <figcaption className="mt-3 text-soft">
          <Prose text={note} />
        </figcaption>
      </figure>
    </div>
  );
}
