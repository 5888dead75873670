import type { Reporter, TestCase, TestModule } from "vitest/node";
import { sayNowAndThen } from "../../cli/progress.ts";

/** Vitest prints a line per finished file; in between, this reports overall progress and what is running. */
export default class Progress implements Reporter {
  #files = 0;
  #filesThrough = 0;
  readonly #tests = { passed: 0, failed: 0, skipped: 0, pending: 0 };
  readonly #running = new Map<string, string>();
  #stop: (() => void) | undefined;

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#files = specifications.length;
  }

  /** Until the first, the tests' builds run, which report their own progress. */
  onTestModuleQueued(): void {
    this.#stop ??= sayNowAndThen(() => this.#told());
  }

  onTestModuleStart({ id, relativeModuleId }: TestModule): void {
    this.#running.set(id, relativeModuleId);
  }

  onTestCaseReady({ module, name }: TestCase): void {
    this.#running.set(module.id, `${module.relativeModuleId} > ${name}`);
  }

  onTestCaseResult(test: TestCase): void {
    this.#tests[test.result().state]++;
  }

  onTestModuleEnd({ id }: TestModule): void {
    this.#running.delete(id);
    this.#filesThrough++;
  }

  onTestRunEnd(): void {
    this.#stop?.();
  }

  #told(): string {
    const { passed, failed } = this.#tests;
    const now = [...this.#running.values()].map((name) => `\n    ${name}`).join("");
    return `… ${this.#filesThrough} of ${this.#files} files, ${passed} tests passed, ${failed} failed; running:${now}`;
  }
}
