/** Default of `VITE_LOGIN_CODE_KEY`, for development and the mocks only. A deployment has to set a key of its own. */
export const DEVELOPMENT_LOGIN_CODE_KEY =
  '6765746d65737472616c64617364657667656d61736c6f63616c6465766b6579';
