import { paths } from '@gemas/domain';
import { BLENDER_SKU, GIFT_CARD_SKU, handlers, resetDb } from '@gemas/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { keepToken, screenHeading } from '../testing/browser.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

/** Paths of the screens that the story can open. The keys are the options of the control `screen`. */
const addresses = {
  score: paths.score,
  menu: paths.menu,
  vault: paths.vault,
  detail: paths.vaultDetails(BLENDER_SKU),
  checkout: paths.upOrder(BLENDER_SKU),
  'card-checkout': paths.upOrder(GIFT_CARD_SKU),
  rewards: paths.rewards,
  claim: paths.claimReward,
  notifications: paths.notifications,
  help: paths.help('faq'),
  'region-ranking': paths.regionalRanking,
  support: paths.support,
  'new-ticket': paths.newTicket,
} as const;

type ScreenName = keyof typeof addresses;
const screens = Object.keys(addresses) as ScreenName[];

const isScreen = (name: string): name is ScreenName => Object.hasOwn(addresses, name);

interface ExploreProps {
  screen: ScreenName;
}

/** Renders the app with the mock server, to explore it as any persona and with any fault. */
function Explore({ screen: name }: ExploreProps) {
  if (!isScreen(name)) {
    return (
      <p lang="en" role="alert">
        There is no screen named '{name}'. Choose one of {screens.join(', ')}.
      </p>
    );
  }
  return <ConnectedApp key={name} path={addresses[name]} />;
}

const args: ExploreProps = { screen: 'score' };

const meta = preview.meta({
  title: 'Start/Explore',
  tags: ['!autodocs'],
  component: Explore,
  args,
  argTypes: { screen: { control: 'select', options: screens } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    keepToken(resetDb('48213'));
  },
});

/** Shows no particular state. The persona and the fault are chosen in the toolbar of Storybook. */
export const App = meta.story({
  name: 'Explore',
  play: async () => {
    await expect(await screenHeading(/./)).toBeVisible();
  },
});
