import { useEffect, useRef } from "react";
import type { FormField } from "../server/editing/describe-form.ts";
import { change, forget, openAt, save } from "./actions.ts";
import { FieldInput } from "./field-input.tsx";
import { type Shown, set, useEditor } from "./state.ts";

/** The fields of the group that is being edited, made from its schema. */
export function Panel({ shown: { form, at, link } }: { shown: Shown }) {
  const { focusIn } = useEditor();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusIn) panel.current?.querySelector<HTMLElement>(`[data-address="${CSS.escape(focusIn)}"]`)?.focus();
  }, [focusIn]);
  return (
    <aside className="panel" aria-label="Edit" ref={panel}>
      <header>
        <nav aria-label="Where">
          {form.trail.map(({ name, address }) => (
            <button key={address} type="button" onClick={() => openAt(address)}>
              {name}
            </button>
          ))}
        </nav>
        <button type="button" className="close" onClick={() => set({ shown: undefined })} aria-label="Close">
          ×
        </button>
      </header>
      {link && (
        <p className="follow">
          <a href={link}>Follow the link</a>
        </p>
      )}
      {form.fields.map((field) => (
        <PanelField key={field.address} field={field} isCurrent={field.address === at} />
      ))}
      {form.fields.length === 0 && <p>Nothing stands here yet.</p>}
    </aside>
  );
}

function PanelField({ field, isCurrent }: { field: FormField; isCurrent: boolean }) {
  const { drafts, problems } = useEditor();
  const { address, name, hint, as } = field;
  const label = hint ? hint.charAt(0).toUpperCase() + hint.slice(1) : name;
  if (as === "group" || as === "list")
    return (
      <button type="button" className="group" onClick={() => openAt(address)}>
        <b>{name}</b> <span>{field.value}</span>
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
      <label htmlFor={id}>{label}</label> <code>{name}</code>
      <FieldInput
        id={id}
        field={field}
        value={value}
        describedBy={found.length > 0 ? `${id}-problems` : undefined}
        onChange={(next) => change(field, next)}
        onLeave={() => address in drafts && save(field, value)}
        onCancel={() => forget(address)}
      />
      {found.length > 0 && (
        <ul id={`${id}-problems`} className="problems">
          {found.map(({ file, field: where, reason }) => (
            <li key={file + where + reason}>
              {reason}
              {!address.includes(where) && <small> {`${file}: ${where}`}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
