import { readFileSync } from 'node:fs';
import tokens from '@gemas/ui/tokens.json';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

it('the splash, which loads no styles, uses only colours that are tokens', () => {
  const ofTokens = new Set(
    JSON.stringify(tokens)
      .toUpperCase()
      .match(/#[0-9A-F]{6}\b/g),
  );
  const colours = page.match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})(?=["; ])/gi) ?? [];
  const long = colours.map((colour) =>
    colour.toUpperCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
  );
  expect(long).toContain('#00513D');
  expect(long.filter((colour) => !ofTokens.has(colour))).toEqual([]);
});
