import { PageLink } from '../parts/Links.tsx';
import { Page, Section } from '../parts/Page.tsx';
import './foundations.css';

/** A rule about the product's texts, with a right and a wrong example. */
interface CopyRule {
  readonly rule: string;
  readonly why: string;
  readonly good: string;
  readonly bad: string;
}

const rules: readonly CopyRule[] = [
  {
    rule: 'Tú, never usted',
    why: 'Staff read it between two customers, from a colleague.',
    good: 'Elige una tienda para recoger tu tarjeta.',
    bad: 'Favor de seleccionar la sucursal de su preferencia.',
  },
  {
    rule: 'The number first',
    why: 'It is what they came for.',
    good: '489 esmeraldas por una licuadora.',
    bad: 'Esta licuadora tiene un costo total de 489 esmeraldas.',
  },
  {
    rule: 'An error says what happened, then what to do',
    why: 'A person must know the next step without asking anybody.',
    good: 'Sin conexión. Revisa tu internet e intenta de nuevo.',
    bad: '¡Ups! Algo salió mal (500).',
  },
  {
    rule: 'Nobody is blamed',
    why: 'A goal that was missed is known already.',
    good: 'Cada activación te acerca al top 10.',
    bad: 'No cumpliste tu meta.',
  },
  {
    rule: 'No exclamation marks in errors and terms',
    why: 'They are kept for what there is to celebrate.',
    good: 'No pudimos enviar tu ticket.',
    bad: '¡No pudimos enviar tu ticket!',
  },
  {
    rule: 'A gem is an esmeralda',
    why: 'One word for one thing; gema only inside literals of the product.',
    good: 'Tienes 1,284 esmeraldas.',
    bad: 'Tienes 1,284 gemas (puntos).',
  },
  {
    rule: 'Busy is a gerund',
    why: 'The button tells that the tap was heard.',
    good: 'Enviando...',
    bad: 'Por favor espere',
  },
  {
    rule: 'Numbers, money and moments one way',
    why: '1,284 is read at a glance; so is a date with its month as a word.',
    good: '1,284 · $500 · 14 marzo 2026, 3:05 PM',
    bad: '1284.00 · 500 MXN · 2026-03-14 15:05',
  },
];

const positions = [
  ['1', 'Vas en primer lugar.'],
  ['2 to 4', 'Estás muy cerca del primer lugar.'],
  ['5 to 10', 'Vas entre los 10 primeros.'],
  ['over 10', 'Cada activación te acerca al top 10.'],
] as const;

/** The page about the wording of texts for staff. */
export function Voice() {
  return (
    <Page
      title="Voice"
      lead="Mexican Spanish, tuteo, short and concrete. What staff read is Spanish; what colleagues read, such as this page, is English."
    >
      <Section title="Do and don't">
        <ul className="guide-voices">
          {rules.map(({ rule, why, good, bad }) => (
            <li key={rule}>
              <h3>{rule}</h3>
              <p>{why}</p>
              <p className="guide-do">
                <span>Do</span>
                <q lang="es-MX">{good}</q>
              </p>
              <p className="guide-dont">
                <span>Don't</span>
                <q lang="es-MX">{bad}</q>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Literals stay as they are"
        note={
          <>
            Texts that the product gives are shown letter by letter, misspellings included: staff
            know them and support looks for them. All of them:{' '}
            <PageLink to="Start/Product">Product</PageLink>.
          </>
        }
      >
        <ul className="guide-bullets" lang="es-MX">
          <li>Aquí veras todos tus tickets de soporte</li>
          <li>No podemos entregar este producto en la dirección solicita</li>
          <li>En transito</li>
          <li>Es invalido</li>
        </ul>
      </Section>
      <Section title="What a position says">
        <dl className="guide-list">
          {positions.map(([position, words]) => (
            <div key={position}>
              <dt>{position}</dt>
              <dd lang="es-MX">{words}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  );
}
