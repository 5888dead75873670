import { formatPrice } from "#shared/money.ts";
import { useControls } from "./control-names.ts";

interface PriceProps {
  now: number;
  was: number;
  currency: string;
  className?: string;
}

/** The current price in display type and the old one struck through; both are labelled for screen readers. */
export function Price({ now, was, currency, className = "" }: PriceProps) {
  const { priceNow, priceBefore } = useControls();
  return (
    <p className={`price-tag m-0 leading-tight whitespace-nowrap ${className}`}>
      <ins className="display block no-underline">
        <span className="vh">{priceNow} </span> <span>{formatPrice(now, currency)}</span>
      </ins>
      {was > now && (
        <del className="font-semibold text-soft decoration-2">
          <span className="vh">{priceBefore} </span> <span>{formatPrice(was, currency)}</span>
        </del>
      )}
    </p>
  );
}
