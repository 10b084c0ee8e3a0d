/** Message while the vault, the shop for prizes, is closed (spec section 1). */
export const VAULT_CLOSED = 'Bóveda cerrada, regresamos pronto.';
