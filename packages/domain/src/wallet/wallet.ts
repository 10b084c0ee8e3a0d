/** Gems that can be spent (spec section 3). */
export interface Wallet {
  balance: number;
}

/** A balance compared with a price. */
export interface Affordability {
  /** Whether the balance is at least the price. */
  affordable: boolean;
  /** Gems that the user still needs. 0 if the price is affordable. */
  missing: number;
  /** Gems left after redeeming. 0 if the price is not affordable. */
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
