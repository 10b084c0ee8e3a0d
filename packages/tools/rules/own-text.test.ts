import { describe, expect, it } from 'vitest';
import { readSources, sourceFiles } from '../lib/sources.ts';
import { textsWithoutElement } from './own-text.ts';

const problems = (jsx: string, before = '') =>
  textsWithoutElement({ path: 'a.tsx', source: `${before}\nconst a = () => ${jsx};` });

describe('text that changes, or is beside children that change, has an element of its own', () => {
  it.each([
    ['a number within a text', '<p>Tienes {gems} esmeraldas</p>'],
    ['a text beside an element that comes and goes', '<p>{isOpen && <b>Nuevo</b>} Reto</p>'],
    ['a text that comes and goes', "<p><b>{name}</b>{age && '. Hoy'}</p>"],
    ['the result of a function', '<p><Icon />{formatNumber(gems)}</p>'],
    ['a property', '<p>{row.name}<Icon /></p>'],
    ['a joined text beside an element', '<p><b>{mine}</b>{"de " + all}</p>'],
    ['a text in a fragment', '<p>{isBusy ? <>Buscando...</> : <b />}</p>'],
    ['a list of texts beside an element', '<p><b />{names.map((name) => name)}</p>'],
  ])('refuses %s', (_, jsx) => {
    expect(problems(jsx)).toEqual([expect.stringContaining('a.tsx:2')]);
  });

  it('accepts a property whose type is an element', () => {
    expect(problems('<p>{icon}<b /></p>', 'interface Props { icon?: ReactNode }')).toEqual([]);
    expect(problems('<p>{icon}<b /></p>', 'interface Props { icon?: string }')).toHaveLength(1);
  });

  it('is so on every screen', () => {
    const paths = sourceFiles(['packages/ui/src', 'apps/web/src'], /\.tsx$/).filter(
      (path) => !/\.(stories|test)\.tsx$|\/testing\//.test(path),
    );
    expect(paths.length).toBeGreaterThan(100);
    expect(readSources(paths).flatMap(textsWithoutElement)).toEqual([]);
  });
});
