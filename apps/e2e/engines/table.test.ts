import { expect, it } from 'vitest';
import { type Row, tableOf } from './table.ts';

const row = (over: Partial<Row>): Row => ({
  engine: 'firefox',
  version: '153.7.0',
  part: 'ranking',
  verdict: 'passed',
  problems: [],
  ms: 2345,
  ...over,
});

it('tableOf returns the table, then the reasons for failures and skips, then the counts', () => {
  const rows = [
    row({}),
    row({
      part: 'help',
      verdict: 'failed',
      problems: ["waited in vain for 'Ayuda'", 'console: x'],
    }),
    row({
      engine: 'webkitgtk',
      version: '',
      part: '',
      verdict: 'skipped',
      problems: ['no Xvfb'],
      ms: 0,
    }),
  ];
  expect(tableOf(rows).join('\n')).toBe(`\
| engine | version | part | verdict | seconds |
| --- | --- | --- | --- | --- |
| firefox | 153.7.0 | ranking | passed | 2.3 |
| firefox | 153.7.0 | help | failed | 2.3 |
| webkitgtk |  |  | skipped |  |

✗ firefox, help: waited in vain for 'Ayuda'
    console: x
– webkitgtk: no Xvfb
1 passed, 1 failed, 1 skipped`);
});
