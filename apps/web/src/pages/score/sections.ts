import { type ComponentType, lazy } from 'react';
import { lazyPage } from '../../shell/lazy-page.tsx';
import { secondTry } from '../../shell/second-try.ts';

// Beyond the two cards that most people see, the sections of Score load after its first view, as one file.
const later = secondTry(() => import('./later.ts'));
type Later = Awaited<ReturnType<typeof later>>;

const section = <Name extends keyof Later>(name: Name) =>
  lazy(async () => ({ default: (await later())[name] }));

export const Pinned = section('Pinned');
export const Place = section('Place');
export const Today = section('Today');
export const Territories = section('Territories');
export const Challenges = section('Challenges');
export const Checks = section('Checks');
export const GameEnd = section('GameEnd');
// If its code cannot be loaded, Score works without it.
export const Onboarding = lazy<ComponentType>(() =>
  later().then(
    ({ Onboarding }) => ({ default: Onboarding }),
    () => ({ default: () => null }),
  ),
);

/** Preloaded; the tap that opens it tries again if that failed. */
export const badges = lazyPage(() => later().then(({ Badges }) => ({ default: Badges })));

// Heights in px that are kept while the code of a card loads, so that nothing below it moves.
export const TODAY_HEIGHT = 67;
export const PINNED_HEIGHT = 148;
