import { expect, it } from 'vitest';
import { PERSON } from '../testing/delivery-forms.ts';
import { cardDefaults, cardDraft } from './draft.ts';

it("cardDefaults contains the user's personal data, and no id or code", () => {
  const user = { ...PERSON, id: 1001, code: '48213' };
  expect(cardDefaults(user)).toEqual({ ...PERSON, pickup_id: '', search: '' });
});

it('cardDraft drops the card numbers of a form', () => {
  const draft = { ...PERSON, pickup_id: '3', search: 'León' };
  const form = { ...draft, number_card: '5210004833172401', number_card_confirm: '5210' };
  expect(cardDraft(form)).toEqual(draft);
});
