import type { TypeRole } from '@gemas/ui/foundations';
import { TokenTable } from './lists.tsx';
import { cssName } from './tokens.ts';

/** For each text style an example from the product, and where the product uses it. */
const SAMPLES: Readonly<Record<TypeRole, readonly [sample: string, where: string]>> = {
  balance: ['1,284', 'The balance, up to 5 digits'],
  'balance-long': ['128,400', 'From 6 digits'],
  'balance-huge': ['1,284,000', 'From 8 characters'],
  figure: ['17', 'Figures of cards'],
  countdown: ['04:37', 'The wait before a repeat'],
  celebration: ['¡Felicidades!', 'After an order'],
  display: ['Hay una versión nueva', 'Moments over the whole screen'],
  title: ['Antes de canjear', 'Sheets, dialogs, details'],
  'bar-title': ['Notificaciones', 'The app bar'],
  section: ['Tus posiciones', 'Above a group of cards'],
  'card-title': ['Bajío Norte', 'Cards'],
  'item-title': ['Licuadora 10 velocidades', 'Products and notices'],
  button: ['VER LOS PREMIOS', 'Buttons'],
  'button-mini': ['Canjear', 'Small buttons'],
  body: ['Cada activación te acerca al top 10.', 'Everything that is read'],
  field: ['477 123 4508', 'What is typed'],
  label: ['Correo', 'Above a field'],
  small: ['Pedido 80214 · Folio #20418', 'Second lines'],
  micro: ['Perfil', 'The dock, tags. Nothing is smaller'],
};

const roleOf = (path: string) => cssName(path).slice('type-'.length) as TypeRole;

/** The text styles, each with an example. */
export const TextStyles = () => (
  <TokenTable
    of="type"
    sample={(_, path) => (
      <span lang="es-MX" style={{ font: `var(--type-${roleOf(path)})` }}>
        {SAMPLES[roleOf(path)][0]}
      </span>
    )}
    uses={Object.fromEntries(Object.entries(SAMPLES).map(([role, [, where]]) => [role, where]))}
  />
);
