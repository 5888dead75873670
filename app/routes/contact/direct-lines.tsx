import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { ContactPage } from "./data.server.ts";

type Words = ContactPage["lines"];

/** Telephone numbers and mail addresses by purpose. */
export function DirectLines({ title, list, toy }: Words) {
  return (
    <Band name="direct-lines" pad="none" labelledBy="lines" className="py-half">
      <div className="wrap grid gap-x-gut gap-y-6 lg:grid-cols-3">
        <h2 id="lines">{title}</h2>
        <Toy toy={toy} sizes="92vw md:450px lg:31vw xxl:450px" className="w-full max-w-112 self-end lg:-mb-half" />
        <dl className="grid gap-x-gut md:grid-cols-2 lg:col-span-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {list.map((line) => (
            <LineOf key={line.label} line={line} />
          ))}
        </dl>
      </div>
    </Band>
  );
}

function LineOf({ line: { label, department, number, call, mail } }: { line: Words["list"][number] }) {
  return (
    <div data-department={department} className="border-t-3 pt-4 pb-7">
      <dt className="font-bold">
        <i aria-hidden="true" className="me-2.5 inline-block size-3.5 rotate-45 rounded-xs bg-(--c)" />
        {label}
      </dt>
      <dd className="display mt-2 text-h3 font-stretch-80% wrap-anywhere">
        {call ? (
          <a href={call} className="inline-block no-underline hover:underline">
            {number}
          </a>
        ) : (
          number
        )}
      </dd>
      <dd className="mt-1 wrap-anywhere">
        <a href={`mailto:${mail}`} className="inline-block py-0.5">
          {mail}
        </a>
      </dd>
    </div>
  );
}
