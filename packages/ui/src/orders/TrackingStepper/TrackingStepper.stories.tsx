import { orderTracking, type TrackingStage } from '@gemas/domain';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TrackingStepper } from './TrackingStepper.tsx';

const history = [
  { status: 'Colocada', date: '2026-03-09' },
  { status: 'Confirmada', date: '2026-03-11' },
  { status: 'En Proceso de entrega', date: '2026-03-14' },
  { status: 'Entregada', date: '2026-03-20' },
];

/** The stages of an order that has reached `status`. */
function stagesAt(status: string): readonly TrackingStage[] {
  const tracking = orderTracking({
    status: 'CREATED',
    retailer_status: status,
    status_history: history,
    comment: null,
  });
  return tracking.kind === 'stages' ? tracking.stages : [];
}

const meta = preview.meta({
  title: 'Components/Orders/TrackingStepper',
  component: TrackingStepper,
  args: { stages: stagesAt('En Proceso de entrega'), toHome: true },
});

export const InProcess = meta.story({
  parameters: { states: ['tracking.in-process'] },
  name: 'In process',
  args: { stages: stagesAt('En proceso') },
});
export const Placed = meta.story({
  parameters: { states: ['tracking.in-process'] },
  args: { stages: stagesAt('Colocada') },
});
export const Confirmed = meta.story({
  parameters: { states: ['tracking.confirmed'] },
  args: { stages: stagesAt('Confirmada') },
});

export const InTransit = meta.story({
  parameters: { states: ['tracking.in-transit'] },
  name: 'In transit',
  play: async ({ canvas }) => {
    const [first, , third, last] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('En procesoCompletada9 de marzo');
    await expect(third).toHaveAttribute('aria-current', 'step');
    await expect(third).toHaveTextContent('En transitoEtapa actual');
    await expect(last).toHaveTextContent('EntregadaPendiente');
    await expect(last).not.toHaveAttribute('aria-current');
  },
});

export const ToStore = meta.story({
  name: 'In transit to a store',
  args: { toHome: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 de marzo')).toBeVisible();
    await expect(canvas.queryByText(/tu casa/)).not.toBeInTheDocument();
  },
});

export const Delivered = meta.story({
  parameters: { states: ['tracking.delivered'] },
  args: { stages: stagesAt('Entregada') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Etapa actual|Pendiente/)).not.toBeInTheDocument();
  },
});
