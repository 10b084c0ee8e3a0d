/** Error of a required field that is empty (spec section 8). */
export const REQUIRED = 'Es requerido';
/** Error of a field with an invalid value (spec section 8). */
export const INVALID = 'Es invalido';
