import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/read-content.server.ts";
import { enquiryLimits } from "#shared/enquiry.ts";
import "./faq-ask.css";

/** A question that is on nobody's list yet; the contact form takes it further. */
export function FaqAsk({ words }: { words: Pages["faq"]["ask"] }) {
  return (
    <Band name="faq-ask" tone="ink" pad="none" bleed labelledBy="not-answered">
      <div className="wrap">
        <div className="said">
          <h2 id="not-answered">{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <Form action="/contact" method="get">
          <Field id="question" label={words.label}>
            <textarea id="question" name="message" rows={4} maxLength={enquiryLimits.message.max} required />
          </Field>
          <Button type="submit" tone="mari">
            {words.button} <Icon name="arrow-right" />
          </Button>
          <p className="note">{words.note}</p>
        </Form>
        <div className="peg">
          <Picture image={words.imgUrl} alt="" sizes="60vw md:28vw xxl:28vw" />
        </div>
      </div>
    </Band>
  );
}
