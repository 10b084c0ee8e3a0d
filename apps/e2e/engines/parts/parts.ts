import type { Phone } from '../phone.ts';
import { cardField } from './card-field.ts';
import { giftCard, mainJob } from './main-job.ts';
import { offline } from './offline.ts';
import { ranking } from './ranking.ts';
import { session } from './session.ts';
import { survey, tour } from './survey.ts';

/** The user flows that are tested in every engine, by name. Each one starts with empty storage. */
export const PARTS: Readonly<Record<string, (phone: Phone) => Promise<void>>> = {
  'getting in': session,
  'order home': mainJob,
  async card(phone) {
    await giftCard(phone);
    await cardField(phone);
  },
  async 'survey and tour'(phone) {
    await survey(phone);
    await tour(phone);
  },
  ranking,
  offline,
};
