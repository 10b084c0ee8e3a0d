import preview from '../../../../.storybook/preview.tsx';
import { iconChoice } from '../testing/choices.ts';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { InfoBand } from './InfoBand.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/InfoBand',
  parameters: { aliases: ['Banner', 'Alert'] },
  component: InfoBand,
  args: { children: 'Los correos con el saldo de tu tarjeta pueden tardar de 36 a 48 horas.' },
  argTypes: { icon: iconChoice },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Info = meta.story();

export const Warn = meta.story({
  args: { tone: 'warn', children: 'El piloto termina hoy. Activa hasta las 23:59.' },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
