import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";

const line =
  "display -me-out min-w-0 rounded-none border-b-4 border-ink bg-transparent py-2 pe-out text-h3 placeholder:text-ink-2 " +
  "placeholder:opacity-60 focus-visible:-outline-offset-3 lg:border-b-6 lg:text-figure";

/** The close: the opening's field as a line to the window's edge; what is written carries over to the contact form. */
export function CallToAction({ words, opening }: { words: Home8Page["close"]; opening: Home8Page["opening"] }) {
  const [path, query] = words.action.url.split("?");
  return (
    <Band name="call-to-action" tone="orch" grid="iso" labelledBy="whether" bleed>
      <Form action={path} method="get" className="wrap grid gap-y-8">
        <h2 id="whether" className="text-hero/(--clear) font-stretch-80% tracking-tight">
          {words.title}
        </h2>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="m-0 grid max-w-none">
          <label htmlFor="line" className="font-bold">
            {opening.label}
          </label>{" "}
          <input id="line" name="message" dir="auto" placeholder={opening.example} maxLength={300} className={line} />
        </p>
        <div className="grid justify-items-start gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
          <p className="lead m-0">{words.lead}</p>
          <Button type="submit" data-call="main">
            {words.action.label} <Icon name="arrow-right" />
          </Button>
          <p className="m-0 font-bold lg:col-span-full">{words.note}</p>
        </div>
      </Form>
    </Band>
  );
}
