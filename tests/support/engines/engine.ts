/** A window of a browser engine, as far as all three can be driven alike: addresses, script, pointer and keys. */
export interface Driver {
  goTo: (address: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page; it may use only its arguments. Waits for what it promises. */
  run: <Values extends unknown[], Result>(
    work: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Awaited<Result>>;
  /** Presses the primary button at this point, in px of the viewport. */
  press: (x: number, y: number) => Promise<void>;
  movePointer: (x: number, y: number) => Promise<void>;
  key: (key: Key) => Promise<void>;
  write: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Console errors and warnings, uncaught errors and content policy violations, as far as the engine reports them. */
  messages: string[];
  close: () => Promise<void>;
}

export type Key = "Tab" | "Enter" | "Escape" | "ArrowRight" | "ArrowLeft" | "ArrowDown" | "Backspace" | "End";

export type EngineName = "Chromium" | "Firefox" | "WebKit";
