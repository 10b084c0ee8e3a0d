import { describe, expect, it } from 'vitest';
import { ticketPreview } from './preview.ts';

describe('ticketPreview', () => {
  it.each([
    ['a'.repeat(80), 'a'.repeat(80)],
    ['a'.repeat(81), `${'a'.repeat(80)}...`],
    [`${'a'.repeat(79)}💎b`, `${'a'.repeat(79)}...`],
    [`<p>${'a'.repeat(78)}💎</p>`, `${'a'.repeat(78)}💎`],
    [`${'a'.repeat(74)} gemas y`, `${'a'.repeat(74)} gemas...`],
    [`${'a'.repeat(75)} gemas`, `${'a'.repeat(75)}...`],
    [`${'a'.repeat(78)}, y el`, `${'a'.repeat(78)}...`],
    [`${'a'.repeat(70)} anterior, pero`, `${'a'.repeat(70)} anterior...`],
    [`${'.'.repeat(90)}`, `${'.'.repeat(80)}...`],
  ])('shortens %j to %j', (html, preview) => {
    expect(ticketPreview(html)).toBe(preview);
  });
});
