import { expect, it } from 'vitest';
import { copiedToast } from './copied.ts';

it('copiedToast shows the number only if the number could not be copied', () => {
  expect(copiedToast('80214', true)).toEqual({
    id: 'copied 80214',
    tone: 'ok',
    title: 'Número copiado',
  });
  expect(copiedToast('80214', false)).toEqual({
    id: 'not copied 80214',
    tone: 'warn',
    title: 'No pudimos copiar el número',
    text: 'Anótalo: 80214',
  });
});
