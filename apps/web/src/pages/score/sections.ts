import { lazy } from 'react';
import { lazyPage, optional, secondTry } from '../../platform/lazy.tsx';

// All parts that Score does not need for its first view are in one file, which is loaded after that view.
const later = secondTry(() => import('./later.tsx'));
type Later = Awaited<ReturnType<typeof later>>;

const section = <Name extends keyof Later>(name: Name) =>
  lazy(async () => ({ default: (await later())[name] }));

export const Pinned = section('Pinned');
export const Today = section('Today');
export const Below = section('Below');
export const Checks = section('Checks');
export const GameEnd = section('GameEnd');
// If the code of `Onboarding` cannot be loaded, Score works without it.
export const Onboarding = optional(async () => (await later()).Onboarding);

/** The sheet of badges. Its code is preloaded. If the preload fails, the tap that opens the sheet loads the code. */
export const badges = lazyPage(() => later().then(({ Badges }) => ({ default: Badges })));

// Heights in px that are reserved while the code of a card loads, so that the content below does not move.
export const TODAY_HEIGHT = 67;
export const PINNED_HEIGHT = 148;
