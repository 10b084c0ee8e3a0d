import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { GoldTicket } from './GoldTicket.tsx';
import { GreyGem } from './GreyGem.tsx';
import { HalfCutGem } from './HalfCutGem.tsx';
import { LockedStone } from './LockedStone.tsx';
import { QuietBell } from './QuietBell.tsx';
import { RoughStone } from './RoughStone.tsx';
import { SceneFrame } from './SceneFrame.tsx';
import { SpeechBubbles } from './SpeechBubbles.tsx';
import { SplitStone } from './SplitStone.tsx';
import { VaultDoor } from './VaultDoor.tsx';

const meta = preview.meta({ title: 'Components/Shell/Scenes', component: SceneFrame });

const night = { background: 'var(--night-900)', padding: 16 };

export const NoSession = meta.story({ render: () => <LockedStone /> });
export const Blocked = meta.story({ render: () => <SplitStone /> });
export const Maintenance = meta.story({
  render: () => (
    <div style={night}>
      <HalfCutGem />
    </div>
  ),
});
export const NoActivations = meta.story({ render: () => <RoughStone /> });
export const EmptySearch = meta.story({ render: () => <GreyGem /> });
export const VaultClosed = meta.story({
  render: () => (
    <div style={night}>
      <VaultDoor />
    </div>
  ),
});
export const NoNotifications = meta.story({ render: () => <QuietBell /> });
export const Support = meta.story({ render: () => <SpeechBubbles /> });
export const Ticket = meta.story({
  render: () => <GoldTicket count={1284} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement).toHaveTextContent('1,284boletos');
  },
});
export const OneTicket = meta.story({ render: () => <GoldTicket count={1} /> });
export const MillionTickets = meta.story({
  name: 'Extremes: 1,284,000 tickets',
  render: () => <GoldTicket count={1284000} />,
});
