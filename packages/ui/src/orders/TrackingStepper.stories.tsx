import { orderTracking, type TrackingStage } from '@gemas/domain';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TrackingStepper } from './TrackingStepper.tsx';

const history = [
  { status: 'Colocada', date: '2026-03-09' },
  { status: 'Confirmada', date: '2026-03-11' },
  { status: 'En Proceso de entrega', date: '2026-03-14' },
  { status: 'Entregada', date: '2026-03-20' },
];

function stagesAt(status: string): readonly TrackingStage[] {
  const tracking = orderTracking({
    status: 'CREATED',
    retailer_status: status,
    status_history: history,
    comment: null,
  });
  return tracking.kind === 'stages' ? tracking.stages : [];
}

/** Asserts the text of each stage, and the number of the current stage, from 1. 0 means that no stage is current. */
async function expectStages(
  stages: readonly HTMLElement[],
  current: number,
  texts: readonly string[],
) {
  await expect(stages.map(({ textContent }) => textContent)).toEqual(texts);
  await expect(stages.findIndex((stage) => stage.ariaCurrent === 'step') + 1).toBe(current);
}

const meta = preview.meta({
  title: 'Components/Orders/TrackingStepper',
  parameters: { aliases: ['Timeline', 'OrderStatus'] },
  component: TrackingStepper,
  args: { stages: stagesAt('En Proceso de entrega'), toHome: true },
});

export const InProcess = meta.story({
  parameters: { states: ['tracking.in-process'] },
  name: 'In process',
  args: { stages: stagesAt('En proceso') },
  play: ({ canvas }) =>
    expectStages(canvas.getAllByRole('listitem'), 1, [
      'En procesoEtapa actual9 de marzo',
      'ConfirmadaPendiente',
      'En transitoPendiente',
      'EntregadaPendiente',
    ]),
});
export const Placed = meta.story({
  parameters: { states: ['tracking.in-process'] },
  args: { stages: stagesAt('Colocada') },
  play: ({ canvas }) =>
    expectStages(canvas.getAllByRole('listitem'), 1, [
      'En procesoEtapa actual9 de marzo',
      'ConfirmadaPendiente',
      'En transitoPendiente',
      'EntregadaPendiente',
    ]),
});
export const Confirmed = meta.story({
  parameters: { states: ['tracking.confirmed'] },
  args: { stages: stagesAt('Confirmada') },
  play: ({ canvas }) =>
    expectStages(canvas.getAllByRole('listitem'), 2, [
      'En procesoCompletada9 de marzo',
      'ConfirmadaEtapa actual11 de marzo',
      'En transitoPendiente',
      'EntregadaPendiente',
    ]),
});

export const InTransit = meta.story({
  parameters: { states: ['tracking.in-transit'] },
  name: 'In transit',
  play: ({ canvas }) =>
    expectStages(canvas.getAllByRole('listitem'), 3, [
      'En procesoCompletada9 de marzo',
      'ConfirmadaCompletada11 de marzo',
      'En transitoEtapa actualVa en camino a tu casa',
      'EntregadaPendiente',
    ]),
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
  play: ({ canvas }) =>
    expectStages(canvas.getAllByRole('listitem'), 0, [
      'En procesoCompletada9 de marzo',
      'ConfirmadaCompletada11 de marzo',
      'En transitoCompletada14 de marzo',
      'EntregadaCompletada20 de marzo',
    ]),
});
