import { expect, it } from 'vitest';
import { anchors, rulesIn } from './spec-rules.ts';

const PAGE = `# Page

## Words

### Not numbered

Left out.

## 2. Screens

### Vault list

A paragraph.

- One item

## 4. States

### Vault list

Again.
`;

it('rulesIn returns the texts under headings, by the number of the section and the heading', () => {
  expect(rulesIn(PAGE)).toEqual({
    '2 Vault list': { anchor: 'vault-list', text: 'A paragraph.\n\n- One item' },
    '4 Vault list': { anchor: 'vault-list-1', text: 'Again.' },
  });
});

it('a heading that occurs twice gets two different anchors', () => {
  const anchorOf = anchors();
  expect(['The ‘x’, y!', 'Survey', 'Survey', 'Bóveda 2'].map(anchorOf)).toEqual([
    'the-x-y',
    'survey',
    'survey-1',
    'bóveda-2',
  ]);
});
