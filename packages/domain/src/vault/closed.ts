/** Shown while the vault is closed (spec section 1). */
export const VAULT_CLOSED = 'Bóveda cerrada, regresamos pronto.';
