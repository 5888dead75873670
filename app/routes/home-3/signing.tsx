import { Band } from "#app/ui/band.tsx";
import type { Home3Page } from "#model/pages/home-3.server.ts";

/** Two lists, of what we sign and what we do not; refusals are lower and quieter. */
export function Signing({ words: { title, yes, no } }: { words: Home3Page["signing"] }) {
  return (
    <Band name="signing" labelledBy="signing">
      <div className="wrap grid gap-x-gut gap-y-10 md:grid-cols-12">
        <h2 className="vh" id="signing">
          {title}
        </h2>
        <div className="md:col-span-7">
          <h3 className="mb-5 text-h2 md:mb-8">{yes.title}</h3>
          <ul role="list">
            {yes.items.map((item) => (
              <li key={item} className="display border-t-3 py-4.5 text-h4/tight">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="md:col-span-5 md:pt-28 lg:col-span-4 lg:col-start-9">
          <h3 className="mb-5 text-h2 text-tang-ink md:mb-8">{no.title}</h3>
          <ul role="list">
            {no.items.map((item) => (
              <li key={item} className="border-t-3 border-line py-4.5 leading-snug font-semibold">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
