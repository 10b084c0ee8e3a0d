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
  ['Android', ANDROID, 'prompt'],
  ['Android, installed', { ...ANDROID, isStandalone: true }, 'installed'],
  ['Android that offers nothing', { ...ANDROID, hasPrompt: false }, 'none'],
  ['an iPhone', IPHONE, 'share-sheet'],
  ['an iPhone, installed', { ...IPHONE, isStandalone: true }, 'installed'],
  ['an iPad that calls itself a Macintosh', { ...MAC, touchPoints: 5 }, 'share-sheet'],
  ['a Macintosh', MAC, 'none'],
  ['a Macintosh with Chrome', { ...MAC, hasPrompt: true }, 'prompt'],
])('%s', (_what, facts, way) => expect(installWay(facts)).toBe(way));
