/** A number from an address, brought into its range and onto its steps. */
export function readAmount(text: string, { max, step }: { max: number; step: number }): number {
  const number = Number.parseInt(text, 10) || 0;
  return Math.round(Math.min(Math.max(number, 0), max) / step) * step;
}
