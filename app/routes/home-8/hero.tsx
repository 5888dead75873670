import { Form } from "react-router";
import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";

const column = "max-w-248 md:max-w-[min(58rem,66%)]";
const line =
  "min-w-0 rounded-none border-b-3 border-ink bg-transparent px-1 py-3 text-lead font-lead placeholder:text-ink-2 placeholder:opacity-100";

/** A promise and a field for a question; what is written carries over to the contact form. */
export function Hero({ words }: { words: Home8Page["opening"] }) {
  return (
    <Band name="hero" tone="orch" pad="none" grid="iso" labelledBy="wonder" bleed className="pt-14 pb-[70vw] md:py-12">
      <Picture
        image={words.imgUrl}
        alt={words.alt}
        sizes="72vw md:34vw"
        priority
        className="absolute -end-4 -bottom-3 w-[72vw] md:-end-8 md:w-[min(34vw,clamp(32.5rem,38vw-9rem,50rem))]"
      />
      <div className="wrap">
        <h1 id="wonder" className="max-w-[8.2em] text-hero/(--clear) font-stretch-80% tracking-tight text-wrap">
          {words.title}
        </h1>
        <p className={`lead mt-5 mb-0 ${column}`}>
          {words.note} <ProofMark id={words.proof} />
        </p>
        <Form action="/contact" method="get" className={`mt-7 grid ${column}`}>
          <input type="hidden" name="topic" value="research-and-development-innovation-ai-labs" />
          <label htmlFor="question" className="font-bold">
            {words.label}
          </label>{" "}
          <input
            id="question"
            name="message"
            dir="auto"
            placeholder={words.example}
            maxLength={300}
            autoComplete="off"
            className={line}
          />
          <Button type="submit" className="mt-5 justify-self-start">
            {words.submit} <Icon name="arrow-right" />
          </Button>
        </Form>
      </div>
    </Band>
  );
}
