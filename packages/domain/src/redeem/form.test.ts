import { describe, expect, it } from 'vitest';
import { NEW, PERSON, SAVED } from '../testing/delivery-forms.ts';
import { errorsOf } from '../testing/form-errors.ts';
import { type DeliveryForm, deliveryDefaults, simulationPayload } from './delivery.ts';
import { deliverySchema } from './form.ts';
import { normalizePhone, phoneCharacters } from './phone.ts';

const errors = (form: DeliveryForm) => errorsOf(deliverySchema, form);

describe('deliverySchema', () => {
  it.each([
    ...(['first_name', 'last_name', 'email', 'phone', 'receiver', 'postal_code'] as const),
    ...(['neighborhood', 'street', 'number', 'city', 'state'] as const),
  ])('requires a value of %s that can be seen', async (field) => {
    for (const value of ['', '   ', '\u2066 \u200B\u2069']) {
      expect(await errors({ ...NEW, [field]: value })).toEqual({ [field]: 'Es requerido' });
    }
  });

  it.each(['fer.avila@correo', 'a@b@c.mx', 'a@correo..mx', 'a@correo.mx, b@correo.mx'])(
    'refuses the email %s',
    async (email) => {
      expect(await errors({ ...SAVED, email })).toEqual({ email: 'Es invalido' });
    },
  );

  it.each(['Fer.Avila@Correo.MX', "o'hara_fer-avila@sub.correo.com.mx"])(
    'accepts the email %s',
    async (email) => {
      expect(await errors({ ...SAVED, email })).toEqual({});
    },
  );

  it.each([
    ['477 123 4508', null],
    ['+524771234508', null],
    ['52 55 1234 5678', null],
    ['521 55 1234 5678', null],
    ['044 55 1234 5678', null],
    ['01 55 1234 5678', null],
    ['1 55 1234 5678', 'Es invalido'],
    ['47712345081', 'Es invalido'],
    ['4771234508 ext 12', 'Es invalido'],
    ['+14771234508', 'Es invalido'],
  ])('validates the phone number %s with the error %s', async (phone, message) => {
    expect((await errors({ ...SAVED, phone })).phone ?? null).toBe(message);
  });

  it.each(['0100', '010000', 'C01000', '01000-1'])(
    'refuses the postal code %s',
    async (postal_code) => {
      expect(await errors({ ...NEW, postal_code })).toEqual({ postal_code: 'Es invalido' });
    },
  );

  it('sends no invisible characters, no spaces around a value, and no "mailto:"', async () => {
    const pasted = Object.fromEntries(
      Object.entries(NEW).map(([name, value]) => [name, `\u202A ${value}\u200B \u202C`]),
    );
    const form = { ...NEW, ...pasted, address_id: NEW.address_id, email: `mailto:${NEW.email}` };
    expect(await deliverySchema.validate(form)).toEqual(await deliverySchema.validate(NEW));
  });

  it('refuses a reference of more than 150 characters', async () => {
    expect(await errors({ ...NEW, reference: 'a'.repeat(150) })).toEqual({});
    expect(await errors({ ...NEW, reference: 'a'.repeat(151) })).toEqual({
      reference: 'Máximo 150 caracteres',
    });
  });
});

describe('phoneCharacters', () => {
  it.each([
    ['+52 477 123 4508', '+52 477 123 4508'],
    [' +52\u00a0477\u00a0123\u00a04508 ', '+52 477 123 4508 '],
    ['(+52) 477-123-4508', '+52 4771234508'],
    ['+', '+'],
    ['477+', '477'],
    ['4a7b7', '477'],
    ['٤٧٧', ''],
  ])('reduces %j to %j', (typed, kept) => {
    expect(phoneCharacters(typed)).toBe(kept);
    expect(phoneCharacters(kept)).toBe(kept);
  });
});

it.each([
  ['tel. 4771234508', 'tel. 4771234508'],
  ['99 52 477 123 4508', '99524771234508'],
  ['+52 (477) 123-4508', '4771234508'],
])('a phone %j is sent as %j', (typed, sent) => {
  expect(normalizePhone(typed)).toBe(sent);
});

describe('deliveryDefaults', () => {
  const user = { ...PERSON, order_now: [] };
  const saved = { id: 7, label: 'Casa', receiver: '', street: '', number: '', neighborhood: '' };
  const address = { ...saved, postal_code: '', city: '', state: '' };

  it.each([
    ['saved addresses', [address], ''],
    ['no saved address', [], 'new'],
  ])(
    'contains only the personal data and the initial address_id, for a user with %s',
    (_what, addresses, address_id) => {
      expect(deliveryDefaults({ ...user, addresses })).toEqual({ ...SAVED, address_id });
    },
  );
});

describe('simulationPayload', () => {
  it('contains only the id of a saved address', async () => {
    const form = await deliverySchema.validate({
      ...NEW,
      address_id: '7',
      phone: '+52 477 123 4508',
    });
    expect(simulationPayload('100', form)).toEqual({
      sku: '100',
      ...PERSON,
      address_id: 7,
    });
  });

  it.each(['complement', 'reference'])(
    'contains all fields of a new address and its %s, without empty optional fields',
    async (optional) => {
      const { address_id: _, complement: _c, reference: _r, ...address } = NEW;
      const form = await deliverySchema.validate({ ...NEW, [optional]: ' Portón verde ' });
      const sent = { sku: '100', ...address, [optional]: 'Portón verde' };
      expect(simulationPayload('100', form)).toEqual(sent);
    },
  );
});
