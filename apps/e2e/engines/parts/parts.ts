import type { Phone } from '../phone.ts';
import { cardField } from './card-field.ts';
import { firstAddress, giftCard, mainJob } from './main-job.ts';
import { ranking } from './ranking.ts';
import { session } from './session.ts';
import { orderHelp, orderOfPlaces, ownPosition, pinnedPrize, shareSummary } from './staff.ts';
import { help, tickets } from './support.ts';
import { survey, tour } from './survey.ts';

/** The user flows that are tested in every engine, by name. Each one starts with empty storage. */
export const PARTS: Readonly<Record<string, (phone: Phone) => Promise<void>>> = {
  'main job': mainJob,
  'first address': firstAddress,
  'gift card': giftCard,
  'getting in': session,
  survey,
  tour,
  'card field': cardField,
  ranking,
  ticket: tickets,
  help,
  'pinned prize': pinnedPrize,
  'own position': ownPosition,
  'order of places': orderOfPlaces,
  'share summary': shareSummary,
  'order help': orderHelp,
};
