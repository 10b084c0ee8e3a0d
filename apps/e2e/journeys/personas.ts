// Employee codes of the personas that several journeys use (mocks/src/personas/names.ts).
export const FERNANDA = '48213';
export const CARD_OWNER = '50115';
export const CORPORATE = '10027';
export const HOSTILE = '60026';
export const NEW = '60005';
export const NO_ADDRESSES = '50110';
export const OPEN_TICKET = '60015';
export const PROMOTER = '40210';
export const TWO_SURVEYS = '60009';
