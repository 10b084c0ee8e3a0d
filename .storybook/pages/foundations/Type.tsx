import type { TypeRole } from '@gemas/ui/foundations';
import { TokenTable } from './lists.tsx';
import { cssName } from './tokens.ts';

/** An example of each text style, from the product. */
const SAMPLES: Readonly<Record<TypeRole, string>> = {
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

const roleOf = (path: string) => cssName(path).slice('type-'.length) as TypeRole;

/** The text styles, each with an example. */
export const TextStyles = () => (
  <TokenTable
    of="type"
    sample={(_, path) => (
      <span lang="es-MX" style={{ font: `var(--type-${roleOf(path)})` }}>
        {SAMPLES[roleOf(path)]}
      </span>
    )}
  />
);
