import { describe, expect, it } from 'vitest';
import { INITIAL, isConnected, readChoice } from './choice.ts';

const UNTOUCHED = { persona: null, fault: null, latency: null, text: 100 };

describe('the choices in the address', () => {
  it('are null if nothing is chosen, so that the story decides', () => {
    expect(readChoice({ ...INITIAL })).toEqual({ choice: UNTOUCHED, unknown: [] });
    expect(readChoice({})).toEqual({ choice: UNTOUCHED, unknown: [] });
  });

  // In an address Storybook parses text that looks like a number, so an employee code arrives as a number.
  it.each([
    [{ persona: 'raffle-winner' }, { persona: expect.objectContaining({ code: '60010' }) }],
    [{ persona: 60010 }, { persona: expect.objectContaining({ id: 'raffle-winner' }) }],
    [{ fault: 'order-500' }, { fault: 'order-500' }],
    [{ latency: 0 }, { latency: 0 }],
    [{ latency: 800 }, { latency: 800 }],
    [{ text: 200 }, { text: 200 }],
    [{ text: '130' }, { text: 130 }],
  ])('are read from %o', (globals, choice) => {
    expect(readChoice(globals)).toEqual({ choice: { ...UNTOUCHED, ...choice }, unknown: [] });
  });

  it.each([
    ['persona', 'nobody'],
    ['persona', 99999],
    ['fault', 'earthquake'],
    ['fault', true],
    ['latency', 'slow'],
    ['latency', -1],
    ['latency', 3_600_000],
    ['text', 5000],
    ['text', { deep: [] }],
  ])('report an unknown %s, %o, and let the story decide', (what, value) => {
    expect(readChoice({ [what]: value })).toEqual({
      choice: UNTOUCHED,
      unknown: [{ what, value: String(value) }],
    });
  });

  it('contain the known values even if another value is unknown', () => {
    const { choice, unknown } = readChoice({ persona: 'driver', fault: 'earthquake' });
    expect(choice.persona?.code).toBe('33190');
    expect(unknown).toEqual([{ what: 'fault', value: 'earthquake' }]);
  });
});

it('isConnected is true only for stories with the mock server', () => {
  expect(isConnected('./packages/ui/src/vault/ProductRow.stories.tsx')).toBe(false);
  expect(isConnected('./apps/web/src/stories/Vault.stories.tsx')).toBe(true);
  expect(isConnected('apps/web/src/stories/Vault.stories.tsx')).toBe(true);
  expect(isConnected(undefined)).toBe(false);
});
