import { expect, test } from 'vitest';
import { type InstallFacts, type InstallWay, installWay } from './install.ts';

const ANDROID: InstallFacts = {
  isStandalone: false,
  hasPrompt: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  touchPoints: 5,
};
const IPHONE = {
  ...ANDROID,
  hasPrompt: false,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1',
};
const MAC = {
  ...IPHONE,
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15',
  touchPoints: 0,
};

test.each<[string, InstallFacts, InstallWay]>([
  ['Android with an offer to install', ANDROID, 'prompt'],
  ['an installed app on Android', { ...ANDROID, isStandalone: true }, 'installed'],
  ['Android without an offer to install', { ...ANDROID, hasPrompt: false }, 'none'],
  ['an iPhone', IPHONE, 'share-sheet'],
  ['an iPad that identifies itself as a Macintosh', { ...MAC, touchPoints: 5 }, 'share-sheet'],
  ['a Macintosh', MAC, 'none'],
  ['a Macintosh that counts one touch', { ...MAC, touchPoints: 1 }, 'none'],
  ['Chrome on a Macintosh with an offer to install', { ...MAC, hasPrompt: true }, 'prompt'],
])('installWay for %s', (_what, facts, way) => expect(installWay(facts)).toBe(way));
