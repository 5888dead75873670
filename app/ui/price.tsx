import { formatPrice } from "#shared/money.ts";
import "./price.css";

interface PriceProps {
  now: number;
  was: number;
  currency: string;
}

/** The price now in display type with the old one struck; both are named to screen readers. */
export function Price({ now, was, currency }: PriceProps) {
  return (
    <p className="price-tag">
      <ins>
        <span className="vh">Now </span> {formatPrice(now, currency)}
      </ins>
      {was > now && (
        <del>
          <span className="vh">Was </span> {formatPrice(was, currency)}
        </del>
      )}
    </p>
  );
}
