import { expect, it } from 'vitest';
import { enteredToast, refusedToast } from './link-toasts.ts';
import type { User } from './user.ts';

it('names the user whom a link has logged in', () => {
  expect(enteredToast({ name: 'Fernanda Ávila' } as User)).toEqual({
    tone: 'info',
    title: 'Entraste como Fernanda Ávila',
  });
});

it.each([
  ['unreadable-code', 'No reconocimos su código. Nada cambió.'],
  ['unknown-code', 'No reconocimos su código. Nada cambió.'],
  ['denied', 'Su usuario no puede entrar. Nada cambió.'],
] as const)('after a link was refused with %s, warns: %s', (refusal, text) => {
  expect(refusedToast(refusal)).toEqual({
    tone: 'warn',
    title: 'El enlace no abrió otra sesión',
    text,
  });
});
