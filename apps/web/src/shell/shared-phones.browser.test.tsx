import { expect, it, vi } from 'vitest';
import { open, setUpApp } from '../testing/open-app.tsx';

// The configuration of a build with VITE_SHARED_PHONES=on (contract, Configuration).
vi.mock(import('../config.ts'), async (load) => {
  const { config } = await load();
  return { config: { ...config, sharedPhones: true as boolean } as typeof config };
});

setUpApp();

it('a build for shared phones turns off autofill in all fields of the checkout', async () => {
  await open('/vault/:sku/order');
  await expect.poll(() => document.querySelector('[name="first_name"]')).not.toBeNull();
  const fields = [...document.querySelectorAll('input, select, textarea')].filter(
    (field) => field.getAttribute('type') !== 'radio',
  );
  expect(fields.length).toBeGreaterThan(3);
  for (const field of fields) expect(field.getAttribute('autocomplete')).toBe('off');
});
