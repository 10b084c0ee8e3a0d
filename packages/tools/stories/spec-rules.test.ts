import { describe, expect, it } from 'vitest';
import { anchors, rulesIn } from './spec-rules.ts';

const PAGE = `# Page

## Words

### Not numbered

Left out.

## 2. Screens

### Vault list

A paragraph
over two lines.

- One item
  that goes on.
- Another.

1. First.

| a | b |
| --- | --- |
| 'x' | y |

## 4. States

### Vault list

Again.
`;

describe('the rules of the product page', () => {
  const rules = rulesIn(PAGE);

  it('have the number of the section and the heading as keys', () => {
    expect(Object.keys(rules)).toEqual(['2 Vault list', '4 Vault list']);
    expect(rules['4 Vault list']).toEqual({
      anchor: 'vault-list-1',
      blocks: [{ kind: 'text', text: 'Again.' }],
    });
  });

  it('are split into paragraphs, list items and table rows', () => {
    expect(rules['2 Vault list']?.blocks).toEqual([
      { kind: 'text', text: 'A paragraph over two lines.' },
      { kind: 'item', text: 'One item that goes on.' },
      { kind: 'item', text: 'Another.' },
      { kind: 'item', text: 'First.' },
      { kind: 'row', text: 'a · b' },
      { kind: 'row', text: "'x' · y" },
    ]);
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
