import { Band } from "#app/ui/band.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import "./ai-label.css";

type Words = Home8Page["policy"];

/** The AI policy as the label on a tin, and four rules beside it. */
export function AiLabel({ words }: { words: Words }) {
  return (
    <Band name="ai-label" tone="white" labelledBy="policy">
      <div className="wrap">
        <Label words={words.label} />
        <div>
          <h2 id="policy">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <ol>
            {words.rules.map((rule) => (
              <li key={rule.title}>
                <h3>{rule.title}</h3>
                <p>{rule.text}</p>
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
    <figure>
      <table>
        <caption>
          <b>{words.title}</b> {words.serving}
        </caption>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td>{row.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{words.foot}</figcaption>
    </figure>
  );
}
