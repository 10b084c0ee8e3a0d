// Employee codes of the personas that several journeys use (mocks/src/personas/names.ts).
export const FERNANDA = '48213';
export const CARD_OWNER = '50115';
export const NEW = '60005';
export const NO_ADDRESSES = '50110';
export const TWO_SURVEYS = '60009';
