/** A field that must be filled in (spec section 8). */
export const REQUIRED = 'Es requerido';
/** A field that was filled in wrongly (spec section 8). */
export const INVALID = 'Es invalido';
