/** The vault is shut (spec section 1). */
export const VAULT_CLOSED = 'Bóveda cerrada, regresamos pronto.';
