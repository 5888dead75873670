import { useState } from "react";
import type { FormField } from "../server/editing/describe-form.ts";
import { askedWords } from "../shared/asked-words.ts";
import { isComposing } from "../shared/composing.ts";
import { FaceChoice } from "./face-choice.tsx";
import { MarkdownArea } from "./markdown-area.tsx";
import { PictureField } from "./picture-choice.tsx";
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
  if (field.entries?.some(({ picture }) => picture))
    return <FaceChoice {...common} entries={field.entries} value={text} onChange={onChange} />;
  if (field.as === "choice" && field.options && field.options.length > 0) {
    const nameOf = (option: string) =>
      field.entries?.find(({ value }) => value === option)?.name ?? option.charAt(0).toUpperCase() + option.slice(1);
    return (
      <select {...common} value={text} onChange={(event) => onChange(event.target.value)}>
        {!field.options.includes(text) && <option value={text}>{text}</option>}
        {field.options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    );
  }
  if (field.as === "number")
    return (
      <input
        {...common}
        inputMode="decimal"
        value={text}
        onChange={(event) => onChange(numberOf(event.target.value))}
      />
    );
  if (field.as === "date" && (text === "" || /^\d{4}-\d\d-\d\d$/.test(text)))
    return <input {...common} type="date" value={text} onChange={(event) => onChange(event.target.value)} />;
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
  if (field.as === "picture") return <PictureField {...common} value={text} onChange={onChange} />;
  if (field.as === "markdown" || field.as === "inline")
    return <MarkdownArea {...common} value={text} onChange={onChange} isBlock={field.as === "markdown"} />;
  return <Words {...common} value={text} onChange={(event) => onChange(event.target.value)} />;
}

type WordsProps = Pick<React.ComponentProps<"textarea">, "id" | "aria-describedby" | "aria-invalid"> & {
  value: string;
  onBlur: () => void;
  onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
};

/** Plain words. What a new entry says until somebody writes is asked for, and is no text to change. */
function Words({ value, ...rest }: WordsProps) {
  const asked = askedWords(value);
  const shown = { ...rest, placeholder: asked, value: asked === undefined ? value : "" };
  // Another element in its place would lose the focus.
  const [isLong] = useState(value.length > 40);
  if (!isLong) return <input {...shown} />;
  return <textarea {...shown} rows={Math.min(14, 1 + Math.ceil(value.length / 42))} />;
}

/** What is not a number is kept as typed, so that the check can say so. */
function numberOf(typed: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
}
