import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";

interface CallToActionProps {
  words: Home8Page["close"];
  /** The sentence that the opening begins. */
  sentence: Pick<Home8Page["opening"], "label" | "example">;
}

const line =
  "display -me-out min-w-0 rounded-none border-b-4 border-ink bg-transparent py-2 pe-out text-h3 placeholder:text-ink-2 " +
  "placeholder:opacity-60 focus-visible:-outline-offset-3 lg:border-b-6 lg:text-figure";

/** The close: a line to write on, running out to the window's edge; what is written carries over to the contact form. */
export function CallToAction({ words, sentence }: CallToActionProps) {
  const [path, query] = words.action.url.split("?");
  return (
    <Band
      name="call-to-action"
      tone="orch"
      pad="none"
      grid="iso"
      labelledBy="whether"
      bleed
      className="pt-12 pb-14 lg:pt-20 lg:pb-24"
    >
      <div className="wrap">
        <h2 id="whether" className="text-hero/(--clear) font-stretch-80% tracking-tight">
          {words.title}
        </h2>
        <Form action={path} method="get" className="mt-6 grid gap-x-12 gap-y-8 lg:mt-10">
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="grid lg:grid-cols-[auto_minmax(0,1fr)] lg:items-end">
            <label htmlFor="whether-line" className="display text-h3 lg:border-b-6 lg:py-2 lg:pe-3 lg:text-figure">
              {sentence.label}
            </label>{" "}
            <input
              id="whether-line"
              name="message"
              placeholder={sentence.example}
              maxLength={300}
              autoComplete="off"
              className={line}
            />
          </div>
          <div className="grid justify-items-start gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
            <p className="lead m-0">{words.lead}</p>
            <Button type="submit" data-call="main">
              {words.action.label} <Icon name="arrow-right" />
            </Button>
            <p className="m-0 font-bold lg:col-span-full">{words.note}</p>
          </div>
        </Form>
      </div>
    </Band>
  );
}
