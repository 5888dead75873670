import { useState } from "react";
import type { Form, FormField } from "../server/editing/describe-form.ts";
import { change, giveBack, save } from "./actions.ts";
import { ArrangeButtons } from "./arrange-buttons.tsx";
import { rearrange } from "./draft-actions.ts";
import { FieldInput } from "./field-input.tsx";
import { openAt } from "./opening.ts";
import { PictureTools } from "./picture-input.tsx";
import { act, useEditor } from "./state.ts";

interface FieldsProps {
  form: Form;
  /** The field that the panel opened for. */
  at: string;
}

/** The entries of a list, which come, go and move. */
export function ListFields({ form, at }: FieldsProps) {
  const { fields, trail, version } = form;
  const list = trail.at(-1)?.address ?? "";
  const next = `${list}${list.endsWith("#") ? "" : "."}${fields.length}`;
  const [kind, setKind] = useState(form.choices?.[0] ?? "");
  const isPlain = fields.every(({ as }) => as !== "group" && as !== "list");
  const add = () =>
    rearrange(
      { address: next, version, arrangement: { do: "add", ...(form.choices && { shape: kind }) } },
      isPlain ? list : next,
      "Added; write what it says",
    );
  return (
    <>
      {fields.length === 0 && <p>Nothing here yet.</p>}
      <ol className="entries">
        {fields.map((field, index) => (
          <li key={field.address}>
            <PanelField form={form} field={field} isCurrent={field.address === at} />
            <ArrangeButtons
              address={field.address}
              name={`entry ${index + 1}`}
              place={{ at: index, count: fields.length, version }}
              isOpen={false}
            />
          </li>
        ))}
      </ol>
      {form.choices ? (
        <p className="add-kind">
          <label>
            Shape{" "}
            <select value={kind} onChange={({ target }) => setKind(target.value)}>
              {form.choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </label>{" "}
          <button type="button" className="add" onClick={() => act(add())}>
            Add a band
          </button>
        </p>
      ) : (
        <button type="button" className="add" onClick={() => act(add())}>
          Add an entry
        </button>
      )}
    </>
  );
}

/** Fields beside each other; those that may be left out come and go. */
export function GroupFields({ form, at }: FieldsProps) {
  const { fields, trail, version } = form;
  const group = trail.at(-1)?.address ?? "";
  const isPlain = ({ as }: FormField) => as !== "group" && as !== "list";
  const toggled = (field: FormField, done: "add" | "remove") => () =>
    act(
      rearrange(
        { address: field.address, version, arrangement: { do: done } },
        done === "add" && !isPlain(field) ? field.address : group,
        done === "add" ? "Added; write what it says" : "Left out",
      ),
    );
  return fields.map((field) => {
    const label = field.as === "fixed" ? undefined : field.name;
    if (field.isAbsent && field.isOptional && label)
      return (
        <button key={field.address} type="button" className="add" onClick={toggled(field, "add")}>
          Add {form.file.startsWith("pages/") && trail.length === 1 ? labelOf(field).toLowerCase() : label}
        </button>
      );
    return (
      <div key={field.address} className="of-group">
        <PanelField form={form} field={field} isCurrent={field.address === at} />
        {field.isOptional && !field.isAbsent && (
          <button type="button" className="leave-out" onClick={toggled(field, "remove")}>
            Leave out {field.name}
          </button>
        )}
      </div>
    );
  });
}

export function PanelField({ form, field, isCurrent }: { form: Form; field: FormField; isCurrent: boolean }) {
  const { drafts, problems } = useEditor();
  const { address, name, as } = field;
  const label = labelOf(field);
  if (as === "group" || as === "list")
    return (
      <button type="button" className="group" onClick={() => act(openAt(address))}>
        <b>{label}</b> <span>{field.value}</span>
      </button>
    );
  if (as === "fixed")
    return (
      <p className="fixed">
        <b>{name}</b> {String(field.value ?? "")} <small>changed in the file</small>
      </p>
    );
  const found = problems[address] ?? [];
  const value = address in drafts ? (drafts[address] ?? null) : field.value;
  const id = `field-${address}`;
  return (
    <div className="field" data-current={isCurrent}>
      <label htmlFor={id} title={name}>
        {label}
      </label>
      <FieldInput
        id={id}
        field={field}
        value={value}
        describedBy={found.length > 0 ? `${id}-problems` : undefined}
        onChange={(next) => change(field, next)}
        onLeave={() => address in drafts && act(save(field, value))}
        onCancel={() => act(giveBack(field))}
      />
      {as === "picture" && <PictureTools field={field} form={form} />}
      {field.cites && (
        <p className="cites">
          {field.cites.map((cited) => (
            <button key={cited.written} type="button" onClick={() => act(openAt(cited.address))}>
              Open the fact <code>{cited.written}</code>
            </button>
          ))}
        </p>
      )}
      {found.length > 0 && (
        <ul id={`${id}-problems`} className="problems">
          {found.map(({ file, field: where, reason }) => (
            <li key={file + where + reason}>
              {reason.replace(/^line \d+: /, "")}
              {offersIn(reason).map(({ typed, citation }) => (
                <button
                  key={citation}
                  type="button"
                  className="add"
                  onClick={() => change(field, String(value ?? "").replace(typed, citation))}
                >
                  Cite <code>{citation}</code> in its place
                </button>
              ))}
              {!address.includes(where) && <small> {`${file}: ${where}`}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The words of the schema, without how a file would write it. How a colour is written need not be said of each. */
export function labelOf({ name, hint, as }: FormField): string {
  const isChosen = ["date", "choice", "picture"].includes(as);
  const words =
    !hint || as === "colour" ? String(name) : isChosen ? hint.replace(/(?:, (?:like|such as|by) |: ).*$/, "") : hint;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The citations that a message about a typed figure names. */
function offersIn(reason: string): { typed: string; citation: string }[] {
  const [, typed = "", offered = ""] = /"(.+)" is a fact's; write (.+) in its place$/.exec(reason) ?? [];
  return [...offered.matchAll(/\{\{[^{}]+\}\}/g)].map(([citation]) => ({ typed, citation }));
}
