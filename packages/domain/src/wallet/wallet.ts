/** Gems that can be spent (spec section 3). */
export interface Wallet {
  balance: number;
}

/** A balance compared with a price. */
export interface Affordability {
  /** True also for a balance equal to the price. */
  affordable: boolean;
  /** Gems that are missing, 0 when affordable. */
  missing: number;
  /** Gems left after redeeming, 0 when not affordable. */
  left: number;
}

export function affordability(price: number, balance: number): Affordability {
  const affordable = balance >= price;
  return {
    affordable,
    missing: affordable ? 0 : price - balance,
    left: affordable ? balance - price : 0,
  };
}
