import { expect, it } from 'vitest';
import { buildFiles } from '../src/testing/build-files.ts';
import { securityTxt, siteFiles } from './site-files.ts';

it('contains the contact, and an expiry date within a year', () => {
  expect(securityTxt('mailto:a@example.com', new Date('2026-03-05T00:00:00Z'))).toBe(
    'Contact: mailto:a@example.com\nExpires: 2027-02-28T00:00:00.000Z\nPreferred-Languages: es, en\n',
  );
});

it.each([
  ['mailto:a@example.com', ['.well-known/security.txt']],
  ['', []],
  [undefined, []],
])('a build with the contact %j writes %j', async (contact, files) => {
  const built = await buildFiles({ 'index.html': '<p>a</p>' }, { plugins: [siteFiles(contact)] });
  const found = files.filter((file) => built.read(file).startsWith(`Contact: ${contact}\n`));
  expect(found).toEqual(files);
  if (files.length === 0) expect(() => built.read('.well-known/security.txt')).toThrow(/ENOENT/);
  built.remove();
});
