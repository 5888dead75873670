import type { FormField } from "../server/editing/describe-form.ts";
import { isComposing } from "../shared/composing.ts";
import { MarkdownArea } from "./markdown-area.tsx";
import type { Value } from "./requests.ts";

interface FieldInputProps {
  id: string;
  field: FormField;
  value: Value;
  describedBy: string | undefined;
  onChange: (value: Value) => void;
  onLeave: () => void;
  onCancel: () => void;
}

/** The control that suits a field of the schema. */
export function FieldInput({ id, field, value, describedBy, onChange, onLeave, onCancel }: FieldInputProps) {
  const common = {
    id,
    onBlur: onLeave,
    onKeyDown: (event: React.KeyboardEvent) => event.key === "Escape" && !isComposing(event.nativeEvent) && onCancel(),
    "aria-describedby": describedBy,
    "aria-invalid": describedBy !== undefined,
    "data-address": field.address,
  };
  const text = String(value ?? "");
  if (field.as === "flag")
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  if (field.as === "choice" && field.options && field.options.length > 0)
    return (
      <select {...common} value={text} onChange={(event) => onChange(event.target.value)}>
        {!field.options.includes(text) && <option value={text}>{text}</option>}
        {field.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    );
  if (field.as === "number")
    return (
      <input
        {...common}
        inputMode="decimal"
        value={text}
        onChange={(event) => onChange(numberOf(event.target.value))}
      />
    );
  if (field.as === "date") return <input {...common} value={text} onChange={(event) => onChange(event.target.value)} />;
  if (field.as === "colour") {
    const hex = /^#[0-9a-f]{6}$/i.test(text) ? text : field.hex;
    return (
      <span className="colour">
        <input
          type="color"
          aria-label={`Choose ${field.name}`}
          value={hex ?? "#808080"}
          onBlur={onLeave}
          onChange={(event) => onChange(event.target.value)}
        />
        <input {...common} value={text} onChange={(event) => onChange(event.target.value)} />
      </span>
    );
  }
  if (field.as === "picture")
    return (
      <>
        <input {...common} list={`${id}-all`} value={text} onChange={(event) => onChange(event.target.value)} />
        <datalist id={`${id}-all`}>
          {field.options?.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      </>
    );
  if (field.as === "markdown" || field.as === "inline")
    return <MarkdownArea {...common} value={text} onChange={onChange} isBlock={field.as === "markdown"} />;
  const isLong = text.length > 40;
  if (!isLong) return <input {...common} value={text} onChange={(event) => onChange(event.target.value)} />;
  return (
    <textarea
      {...common}
      rows={Math.min(14, 1 + Math.ceil(text.length / 42))}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** What is not a number is kept as typed, so that the check can say so. */
function numberOf(typed: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
}
