import { Band } from "#app/ui/band.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";

type Words = Home8Page["policy"];

/** The AI policy as a label on a tin, with four rules beside it. */
export function AiPolicy({ words }: { words: Words }) {
  return (
    <Band name="ai-policy" tone="white" labelledBy="policy">
      <div className="wrap grid gap-x-half gap-y-10 lg:grid-cols-[27rem_1fr] xl:gap-x-28">
        <Label words={words.label} />
        <div>
          <h2 id="policy">{words.title}</h2>
          <p className="lead mt-5 mb-8">{words.lead}</p>
          <ol role="list" className="grid gap-x-gut lg:grid-cols-2">
            {words.rules.map((rule) => (
              <li key={rule.title} className="border-t-2 border-line py-4">
                <h3 className="text-h4">{rule.title}</h3>
                <p className="mt-1.5 mb-0 leading-snug">{rule.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}

function Label({ words }: { words: Words["label"] }) {
  return (
    <figure
      className="self-start rounded-md border-4 border-ink bg-white px-5 pt-4 pb-5 lg:shadow-[0_12px_0_var(--c)]"
      data-department="orch"
    >
      <table className="w-full border-collapse">
        <caption className="border-b-12 border-ink pb-3 text-start font-bold">
          <b className="display block text-hero/none lg:text-h2/none">{words.title}</b> {words.serving}
        </caption>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.what} className="border-t-2 first:border-t-0">
              <th scope="row" className="py-3 pe-4 text-start align-baseline leading-tight font-bold wrap-anywhere">
                {row.what}
              </th>
              <td className="display py-3 text-end align-baseline text-h4 whitespace-nowrap">{row.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="border-t-7 border-ink pt-3.5 text-note">{words.foot}</figcaption>
    </figure>
  );
}
