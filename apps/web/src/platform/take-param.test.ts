import { expect, it } from 'vitest';
import { takeParam } from './take-param.ts';

it.each([
  ['https://a.mx/?code=ab', 'ab', 'https://a.mx/'],
  ['https://a.mx/?code=ab#/score', 'ab', 'https://a.mx/#/score'],
  ['https://a.mx/?x=1&code=ab#/score', 'ab', 'https://a.mx/?x=1#/score'],
  ['https://a.mx/#/?code=ab', 'ab', 'https://a.mx/#/'],
  ['https://a.mx/#/errorapp?message=x&code=ab', 'ab', 'https://a.mx/#/errorapp?message=x'],
  ['https://a.mx/?code=ab#/?code=cd', 'ab', 'https://a.mx/#/'],
  ['https://a.mx/?code=', '', 'https://a.mx/'],
  ['https://a.mx/#/score', null, 'https://a.mx/#/score'],
])('%s', (address, value, url) => {
  expect(takeParam(address, 'code')).toEqual({ value, url });
});
