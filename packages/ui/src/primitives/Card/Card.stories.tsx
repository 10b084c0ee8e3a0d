import preview from '../../../../../.storybook/preview.tsx';
import { SectionTitle } from '../SectionTitle/SectionTitle.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({ title: 'Components/Primitives/Card', component: Card });

export const UnderItsSection = meta.story({
  render: () => (
    <div style={{ padding: 16 }}>
      <SectionTitle>Tus posiciones</SectionTitle>
      <Card>Bajío Norte</Card>
    </div>
  ),
});
