import { describe, expect, it } from 'vitest';
import { chromaticProblem, optionalAddons } from './addons.ts';

const NAMES = ['@chromatic-com/storybook', 'storybook-addon-pseudo-states'];

describe('the optional addons', () => {
  it('are loaded if they are installed and work', () => {
    const [, name = ''] = NAMES;
    expect(optionalAddons([name])).toEqual({ loaded: [name], missing: {} });
  });

  it('are loaded without one that throws, and a message says what is missing', () => {
    const broken = (name: string) => {
      if (name === NAMES[0]) throw new Error('Cannot find module\n  at line 1');
    };
    expect(optionalAddons(NAMES, broken)).toEqual({
      loaded: [NAMES[1]],
      missing: {
        '@chromatic-com/storybook':
          '@chromatic-com/storybook does not load, so the panel Visual tests is missing: Cannot find module',
      },
    });
  });

  it('are reported as missing if they are not installed', () => {
    const { loaded, missing } = optionalAddons(['@chromatic-com/absent']);
    expect(loaded).toEqual([]);
    expect(Object.keys(missing)).toEqual(['@chromatic-com/absent']);
  });
});

it.each([
  ['{}', undefined, 1],
  ['{}', '', 1],
  ['{"projectId":"Project:1"}', undefined, 0],
  ['{}', 'chpt_1', 0],
])(
  'the link to Chromatic with the config %s and the token %s has %i problems',
  (config, token, count) => {
    expect(Object.keys(chromaticProblem(config, token))).toHaveLength(count);
  },
);
