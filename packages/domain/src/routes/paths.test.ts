import { expect, it } from 'vitest';
import { href, paths } from './paths.ts';

it('the functions of paths encode their parameters', () => {
  expect(paths.vaultDetails('a/b c')).toBe('/vault/a%2Fb%20c');
  expect(paths.errorApp('Baja #1')).toBe('/errorapp?message=Baja%20%231');
  expect(href(paths.upOrder('100'))).toBe('#/vault/100/order');
});
