export const seatWidth = 26;
export const seatHeight = 21;

/** @param open how far it is folded down: 1 is a seat that somebody can sit on */
export function seatPath(x: number, y: number, open = 1): string {
  const at = (share: number) => +(share * open).toFixed(1);
  return `M${x + 3} ${y + 19}v${at(-11)}q0 ${at(-6)} 6 ${at(-6)}h8q6 0 6 ${at(6)}v${at(12)}Z`;
}
