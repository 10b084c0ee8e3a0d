import type { TypeRole } from '@gemas/ui/foundations';
import { Page, Section } from '../parts/Page.tsx';
import { cssName, resolved, tokensOf } from './tokens.ts';
import './foundations.css';

/** For each text style an example from the product, and where the product uses it. */
const samples: Readonly<Record<TypeRole, readonly [sample: string, where: string]>> = {
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

const ROOT_PX = 16;

interface Typography {
  fontFamily: string;
  fontWeight: number;
  fontSize: string;
  lineHeight: number;
}

const numbersOf = (path: string) => {
  const { fontFamily, fontWeight, fontSize, lineHeight } = resolved(path) as unknown as Typography;
  const px = Number.parseFloat(fontSize) * ROOT_PX;
  const family = fontFamily.includes('display') ? 'Gabarito' : 'Figtree';
  return `${family} ${fontWeight}, ${px}/${Math.round(px * lineHeight)}`;
};

/** The page about text styles. */
export function Type() {
  return (
    <Page
      title="Type"
      lead="Gabarito for titles, numbers and buttons; Figtree for everything that is read. Sizes are rem, so they grow with the text size of the phone."
    >
      <Section title="Roles" note="Size and line in px where the text size is 100 %.">
        <table className="guide-table guide-type">
          <thead>
            <tr>
              <th scope="col">Role</th>
              <th scope="col">As it looks</th>
              <th scope="col">For</th>
            </tr>
          </thead>
          <tbody>
            {tokensOf('type').map((path) => {
              const role = cssName(path).slice('type-'.length) as TypeRole;
              const [sample, where] = samples[role];
              return (
                <tr key={role}>
                  <th scope="row">
                    <code>{role}</code>
                    <small>{numbersOf(path)}</small>
                  </th>
                  <td lang="es-MX" style={{ font: `var(--type-${role})` }}>
                    {sample}
                  </td>
                  <td>{where}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Section>
      <Section title="Rules">
        <ul className="guide-bullets">
          <li>Sentence case, but for VER LOS PREMIOS, ACTUALIZAR, ABIERTO and CERRADO.</li>
          <li>Numbers that change, or stand one below the other, are tabular.</li>
          <li>
            Lines end before 60 characters. Only prose is hyphenated: no name, label or price.
          </li>
          <li>Names in ranking rows are lower case, as the product has them.</li>
          <li>Two lines at most for a name, then it is clamped. It never shrinks below 13 px.</li>
        </ul>
      </Section>
    </Page>
  );
}
