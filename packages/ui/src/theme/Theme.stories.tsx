import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import tokens from './tokens.json';
import { type TypeRole, token, type } from './tokens.ts';

const roles: Record<TypeRole, string> = {
  balance: '1,284',
  'balance-long': '128,400',
  'balance-huge': '1,284,000',
  figure: '17',
  countdown: '04:37',
  celebration: '¡Felicidades!',
  display: 'Hay una versión nueva',
  title: 'Antes de canjear',
  'bar-title': 'Notificaciones',
  section: 'Tus posiciones',
  'card-title': 'Bajío Norte',
  'item-title': 'Licuadora 10 velocidades',
  button: 'VER LOS PREMIOS',
  'button-mini': 'Canjear',
  body: 'Cada activación te acerca al top 10.',
  field: '477 123 4508',
  label: 'Correo',
  small: 'Pedido 80214 · Folio #20418',
  micro: 'Perfil',
};

const families = ['emerald', 'night', 'gold', 'rosa', 'neutral', 'danger', 'info'] as const;

/** Shades of a family from the token file, the metadata left out. */
const shades = (family: (typeof families)[number]) =>
  Object.keys(tokens[family]).filter((shade) => !shade.startsWith('$'));

function Shades({ family }: { family: (typeof families)[number] }) {
  return (
    <section style={{ padding: `0 ${token('space-4')} ${token('space-4')}` }}>
      <h2 style={{ font: 'var(--type-section)', margin: '12px 0' }}>{family}</h2>
      <ul>
        {shades(family).map((shade) => (
          <li key={shade} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
            <span
              style={{
                width: 72,
                height: 32,
                background: `var(--${family}-${shade.toLowerCase() === shade ? shade : shade.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`,
              }}
            />
            {shade}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Text() {
  return (
    <dl style={{ padding: token('space-4') }}>
      {Object.entries(roles).map(([role, sample]) => (
        <div key={role} style={{ paddingBlock: 8 }}>
          <dt style={{ color: token('text-secondary') }}>{role}</dt>
          <dd
            data-role={role}
            style={{ font: `var(--type-${role})`, fontVariantNumeric: 'tabular-nums' }}
          >
            {sample}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const meta = preview.meta({ title: 'Cimientos/Tema', component: Text });

export const Letra = meta.story({
  play: async ({ canvasElement }) => {
    for (const line of canvasElement.querySelectorAll('[data-role]')) {
      const { fontFamily, fontSize } = getComputedStyle(line);
      await expect(fontFamily).toMatch(/Gabarito|Figtree/);
      await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(13);
    }
    await expect(type('title')).toBe('font: var(--type-title);');
    await expect(document.fonts.check('700 1rem "Gabarito Variable"')).toBe(true);
  },
});

export const Color = meta.story({
  render: () => (
    <>
      {families.map((family) => (
        <Shades key={family} family={family} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const swatch of canvasElement.querySelectorAll('li span')) {
      await expect(getComputedStyle(swatch).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    }
  },
});
