import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

it('names the contact, and a date within a year', () => {
  expect(securityTxt('mailto:a@example.com', new Date('2026-03-05T00:00:00Z'))).toBe(
    'Contact: mailto:a@example.com\nExpires: 2027-02-28T00:00:00.000Z\nPreferred-Languages: es, en\n',
  );
});
