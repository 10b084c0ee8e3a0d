/** Gems that can be spent (spec section 3). */
export interface Wallet {
  /** Null if the server has sent no balance, or one that cannot be read. The balance is then never shown as 0. */
  balance: number | null;
}

/** Shown in the place of a balance that the server has not sent, or that cannot be read. */
export const UNREAD_BALANCE = 'No pudimos leer tu saldo.';

/** A balance compared with a price. */
export interface Affordability {
  /** Whether the balance is at least the price. */
  affordable: boolean;
  /** Gems that the user still needs. 0 if the price is affordable. Null if the balance is unknown. */
  missing: number | null;
  /** Gems left after redeeming. 0 if the price is not affordable. */
  left: number;
}

export function affordability(price: number, balance: number | null): Affordability {
  if (balance === null) return { affordable: false, missing: null, left: 0 };
  const affordable = balance >= price;
  return {
    affordable,
    missing: affordable ? 0 : price - balance,
    left: affordable ? balance - price : 0,
  };
}
