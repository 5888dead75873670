import type { Form, FormField } from "../server/editing/describe-form.ts";
import { type Answer, saveChange, type Value } from "./requests.ts";

/** What the server last had for a field, and the turn in which it is typed. */
const known = new Map<string, Value>();
const turns = new Map<string, string>();
/** What an editor was done with, until its form has been read again. */
const finished = new Map<string, Value>();
/** What somebody else's change stands against: sent again as it is, it would overwrite that unseen. */
const clashing = new Map<string, { value: Value; answer: Answer }>();
let line: Promise<unknown> = Promise.resolve();

/** Once everything that was sent before has been answered. */
export const answered = (): Promise<unknown> => line;

/** Takes the values of a form as those that the server has, but for fields in which somebody is typing. */
export function heardOf({ fields }: Form, isTyped: (address: string) => boolean = () => false): void {
  for (const { address, value } of fields) {
    if (isTyped(address)) continue;
    known.set(address, value);
    finished.delete(address);
  }
}

/** Notes that a value stands against somebody else's, until something else is typed. */
export function noteClash(address: string, value: Value, answer: Answer): void {
  clashing.set(address, { value, answer });
}

/** What a field said when the editor last came to it. */
export function saidAtOpening({ address, value }: FormField): Value {
  return finished.get(address) ?? value;
}

/** Saves one after the other, each against what the one before it left. */
export function sendInTurn(field: FormField, value: Value, { isLast = false } = {}): Promise<Answer> {
  const { address } = field;
  const turn = turns.get(address) ?? Math.random().toString(36).slice(2);
  if (isLast) {
    turns.delete(address);
    finished.set(address, value);
  } else turns.set(address, turn);
  const sent = line.then(async () => {
    const clash = clashing.get(address);
    if (clash?.value === value) return clash.answer;
    clashing.delete(address);
    const before = known.get(address) ?? field.value;
    const answer = await saveChange({ address, before, value, turn });
    if (answer.state === "saved") known.set(address, value);
    else finished.delete(address);
    if (answer.state === "conflict") noteClash(address, value, answer);
    return answer;
  });
  line = sent.catch(() => {});
  return sent;
}
