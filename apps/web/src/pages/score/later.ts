// The parts that Score loads after its first view, bundled as one file.

export { default as Pinned } from '../vault/Pinned.tsx';
export { default as Badges } from './Badges.tsx';
export { default as Challenges } from './Challenges.tsx';
export { default as Checks } from './Checks.tsx';
export { default as GameEnd } from './GameEnd.tsx';
export { default as Onboarding } from './Onboarding.tsx';
export { default as Place } from './Place.tsx';
export { default as Territories } from './Territories.tsx';
export { default as Today } from './Today.tsx';
