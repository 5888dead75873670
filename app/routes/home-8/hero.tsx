import { Form } from "react-router";
import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";

const form =
  "mt-10 grid max-w-248 items-end gap-x-5 gap-y-2.5 md:max-w-[min(58rem,66%)] lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center xl:mt-14";
const line =
  "min-w-0 rounded-none border-b-3 border-ink bg-transparent px-1 py-3 text-lead font-lead placeholder:text-ink-2 placeholder:opacity-100";

/** A question as headline and an unfinished sentence as a form; what is written carries over to the contact form. */
export function Hero({ words }: { words: Home8Page["opening"] }) {
  return (
    <Band
      name="hero"
      tone="orch"
      pad="none"
      grid="iso"
      labelledBy="wonder"
      bleed
      className="pt-14 pb-[70vw] md:py-14 xl:py-20"
    >
      <Picture
        image={words.imgUrl}
        alt={words.alt}
        sizes="72vw md:34vw"
        priority
        className="absolute -end-4 -bottom-3 w-[72vw] md:-end-8 md:w-[min(34vw,clamp(32.5rem,38vw-9rem,50rem))]"
      />
      <div className="wrap">
        <h1 id="wonder" className="max-w-[8.2em] text-giant/(--clear) font-stretch-80% tracking-tight text-wrap">
          {words.title}
        </h1>
        <Form action="/contact" method="get" className={form}>
          <input type="hidden" name="topic" value="research-and-development-innovation-ai-labs" />
          <label htmlFor="wonder-whether" className="display pb-2 text-h3">
            {words.label}
          </label>{" "}
          <input
            id="wonder-whether"
            name="message"
            dir="auto"
            placeholder={words.example}
            maxLength={300}
            autoComplete="off"
            className={line}
          />
          <Button type="submit" className="mt-2.5 justify-self-start lg:mt-0">
            {words.submit} <Icon name="arrow-right" />
          </Button>
          <p className="mt-3 mb-0 max-w-144 leading-snug font-bold lg:mt-0">
            {words.note} <ProofMark id={words.proof} />
          </p>
        </Form>
      </div>
    </Band>
  );
}
