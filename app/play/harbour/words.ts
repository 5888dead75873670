/** What the harbour says while it is played; an editor's words (`content/pages/home.yaml`). */
export interface HarbourWords {
  canvas: string;
  help: string;
  loading: string;
  began: string;
  /** What the hook hangs over. */
  over: { gap: string; tile: string; grass: string; stack: string };
  edge: string;
  /** By the number of gaps that are left: one, two, three. */
  laid: string[];
  kept: string;
  undone: string;
  walking: string;
  won: string;
  /** Said at the end: how often the crane was swung, and how often would do; or that it could not have been less. */
  swings: string;
  fewest: string;
  /** What differs at night. */
  night: { began: string; walking: string; won: string };
  stopped: string;
  refused: string;
}
