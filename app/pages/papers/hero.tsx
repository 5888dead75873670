import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { formatDate } from "#shared/format.ts";
import type { ShownHero } from "./data.server.ts";

/** Papers laid out to take: each sheet with its day, its files and their sizes. */
export function Hero({ band }: { band: ShownHero }) {
  const { title, lead, words, sheets, action } = band;
  return (
    <OwnSection band={band} tone="tang" rhythm="compact">
      <div className="wrap flex flex-col gap-8">
        <div className="grid items-end gap-x-gut gap-y-6 cols-7-5">
          <h1 id="hero-heading" className="m-0 text-h2">
            {title}
          </h1>
          <div className="flex flex-col items-start gap-6">
            <p className="m-0 max-w-lead text-lead">{lead}</p>
            <Actions main={action} tone="tang" />
          </div>
        </div>
        <h2 className="vh">{words.title}</h2>
        <ul role="list" className="grid gap-gut sm:grid-cols-2 lg:grid-cols-3">
          {sheets.map((sheet) => (
            <Sheet key={sheet.title} sheet={sheet} changed={words.changed} />
          ))}
        </ul>
        <p className="m-0 max-w-none text-small">{words.note}</p>
      </div>
    </OwnSection>
  );
}

function Sheet({
  sheet: { title, text, day, files },
  changed,
}: {
  sheet: ShownHero["sheets"][number];
  changed: string;
}) {
  return (
    <li className="flex flex-col gap-2 rounded-sm p-4 shadow-lift" data-tone="white">
      <h3 className="m-0 text-h4">{title}</h3>
      <p className="m-0 text-small">
        {text}{" "}
        {day && (
          <span className="block text-soft">
            {changed} <time dateTime={day}>{formatDate(day)}</time>
          </span>
        )}
      </p>
      <ul role="list" className="mt-auto flex flex-wrap gap-x-6 border-t-2 border-line pt-2">
        {files.map(({ path, label, size }) => (
          <li key={path}>
            <Link to={path} download className="inline-flex min-h-11 items-center gap-2 font-bold">
              <Icon name="download" />
              <span>
                <span className="sr-only">{title}, </span>
                {label}, {size}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
