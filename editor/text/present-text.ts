/** What the rest of the editor may ask of the text that is being written. */
export interface PresentText {
  address: string;
  /** Sends what is typed; once that has been answered. */
  flush: () => Promise<void>;
  /** Shows it as the draft has it now. */
  again: () => Promise<void>;
}

let present: PresentText | undefined;

export function setPresent(text: PresentText | undefined): void {
  present = text;
}

/** Once what is typed into a text has been answered. */
export const textAnswered = (): Promise<void> => present?.flush() ?? Promise.resolve();

/** Shows the text again as the draft has it now, where one is being written. */
export const readTextAgain = (): Promise<void> => present?.again() ?? Promise.resolve();

/** The text of the post that an address belongs to. */
export function textOfPost(address: string): string | undefined {
  const file = /^(blog\/[a-z0-9-]+\.md)(#body(\.\d+)?)?$/.exec(address)?.[1];
  return file && `${file}#body`;
}
