import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import "./tag.css";

/** The close: a blank tag, whose sentence carries over to the contact form. */
export function CallToAction({ words }: { words: ServicePage["blank"] }) {
  return (
    <Band name="call-to-action" tone="pitch" pad="none" bleed labelledBy="blank" className="py-half">
      <div className="wrap grid gap-10 md:grid-cols-2 md:items-center md:gap-half">
        <div>
          <h2 id="blank" className="text-hero/none font-stretch-81% tracking-tight">
            {words.title}
          </h2>
          <p className="lead mt-5 mb-0 max-w-120">{words.text}</p>
        </div>
        <Form
          className="hung-tag large grid gap-3 px-6 pt-20 pb-8 [--focus-ring:var(--color-focus)] md:rotate-1 md:px-10 md:pb-12"
          action="/contact"
          method="get"
          data-tone="white"
        >
          <label htmlFor="blank-message" className="display text-h3">
            {words.label}
          </label>{" "}
          <input
            id="blank-message"
            name="message"
            dir="auto"
            placeholder={words.placeholder}
            required
            maxLength={300}
            className="min-w-0 border-b-3 bg-transparent px-1 py-3 text-lead font-lead placeholder:text-soft placeholder:opacity-100"
          />
          <Button type="submit" tone="mari" className="mt-3 justify-self-start" data-call="main">
            {words.button}
            <Icon name="arrow-right" />
          </Button>
        </Form>
      </div>
    </Band>
  );
}
