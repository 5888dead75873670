import type { Form } from "../../server/editing/describe-form.ts";
import { GroupFields } from "../panel-fields.tsx";

/** How a band is named and drawn, and not what it says. */
const looks = ["variant", "tone", "rhythm", "role", "former"];

/** The words of a band, and below them how it is drawn. */
export function BandFields({ form, at }: { form: Form; at: string }) {
  const look = looks.flatMap((name) => form.fields.find((field) => field.name === name) ?? []);
  const words = form.fields.filter(({ name }) => name !== "shape" && !looks.includes(name));
  return (
    <>
      <GroupFields form={{ ...form, fields: words }} at={at} />
      <details className="page-end" open={look.some(({ address }) => address === at)}>
        <summary>How it is drawn, and its name</summary>
        <GroupFields form={{ ...form, fields: look }} at={at} />
      </details>
    </>
  );
}
