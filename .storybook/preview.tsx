/// <reference path="./pages/catalogue.d.ts" />
import controls from 'virtual:controls';
import { db, resetDb } from '@gemas/mocks';
import { expectAnswered, forgetUnanswered, onUnhandledRequest } from '@gemas/mocks/unanswered';
import { loadFonts } from '@gemas/ui/fonts';
import '@gemas/ui/theme.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { PATIENCE_MS } from '../.ci/patience.ts';
import { startClock } from './clock.ts';
import { controlsFrom } from './controls/enhance.ts';
import { DocsPage } from './docs-page.tsx';
import { mount, withEffects } from './effects.tsx';
import { theme } from './manager/theme.ts';
import { pictures } from './pictures.ts';
import addonStates from './states.ts';
import { INITIAL } from './toolbar/choice.ts';
import { globalTypes } from './toolbar/items.ts';
import { prepareSteps, withToolbar } from './toolbar/toolbar.tsx';

const fromTypes = controlsFrom(controls);
const fonts = loadFonts();

/** True if vitest runs the stories, false if somebody looks at them. */
const isTestRun = '__vitest_browser__' in globalThis;

/** Whether Storybook is open on a phone, where a frame of 390 px would be partly out of view. */
const isOnPhone = !isTestRun && window.parent !== window && window.screen.width < 480;

/**
 * Axe takes half the time of a test. In tests it only checks the states of components and screens. `npm run catalogue`
 * checks their connected copies with every rule. Tests of a story are left to the run of that story.
 */
const isSeenByAxeElsewhere = ({ title, tags }: { title: string; tags: string[] }) =>
  title.startsWith('Flows/') || tags.includes('test-fn');

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'mobile' as const,
});

/**
 * Rules that axe skips by default. The size of targets is not among them, because a target half behind a bar would
 * fail: `npm run catalogue` measures it in a window as high as the page.
 */
const AXE_RULES = Object.fromEntries(
  [
    'css-orientation-lock',
    'focus-order-semantics',
    'hidden-content',
    'p-as-heading',
    'table-fake-caption',
    'td-has-header',
  ].map((id) => [id, { enabled: true }]),
);

configure({ asyncUtilTimeout: PATIENCE_MS });

/** How long a frame lasts in a hidden page, which has no frames, ms. */
const FRAME_MS = 100;

/** Resolves after a frame was painted and its callbacks have run. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    const end = () => setTimeout(resolve);
    requestAnimationFrame(end);
    setTimeout(end, FRAME_MS);
  });

/**
 * Makes play functions wait for a frame before they look at the page. The result of a tap is rendered after the tap was
 * answered, so a play function must not look sooner than a user could.
 */
function lookAfterFrames(): void {
  configure(({ asyncWrapper }) => ({
    asyncWrapper: (act) =>
      asyncWrapper(async () => {
        const result = await act();
        await nextFrame();
        await nextFrame();
        return result;
      }),
  }));
}

export default definePreview({
  // Runs after the renderer's own `beforeAll`, whose configuration it wraps.
  beforeAll: lookAfterFrames,
  addons: [
    addonDocs(),
    addonA11y(),
    addonStates(),
    addonMsw(async () => {
      const worker = setupWorker();
      await worker.start({
        quiet: true,
        serviceWorker: { url: './mockServiceWorker.js' },
        onUnhandledRequest,
      });
      return worker;
    }),
  ],
  tags: ['autodocs'],
  argTypesEnhancers: [fromTypes.argTypes],
  argsEnhancers: [fromTypes.args],
  parameters: {
    layout: 'fullscreen',
    // Shows the source of what a story renders, not of its test.
    docs: { page: DocsPage, source: { type: 'dynamic' }, theme },
    a11y: { test: 'error', options: { rules: AXE_RULES } },
    chromatic: { prefersReducedMotion: 'reduce', ...pictures },
    viewport: {
      options: {
        tiny: viewport('320 × 640', 320, 640),
        small: viewport('360 × 640', 360, 640),
        phone: viewport('390 × 844', 390, 844),
        large: viewport('412 × 915', 412, 915),
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          [
            'Welcome',
            'All screens',
            'State map',
            'Personas',
            'Faults',
            'Contributing',
            'Product',
            'Architecture',
            'Contract',
            'Decisions',
            'Design',
            'Deployment',
            'Use it in another app',
            '*',
          ],
          'Foundations',
          [
            'Colours',
            'Type',
            'Spacing',
            'Radii',
            'Cuts and shapes',
            'Motion',
            'Icons',
            'Gems and medals',
            'Voice',
            '*',
          ],
          'Components',
          'Screens',
          'Flows',
          ['Explore', '*'],
          '*',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals: {
    ...INITIAL,
    steps: 'on',
    viewport: { value: isOnPhone ? undefined : 'phone' },
  },
  decorators: [withToolbar, withEffects],
  mount,
  async beforeEach(context) {
    prepareSteps(context);
    if (isTestRun && isSeenByAxeElsewhere(context)) {
      context.parameters.a11y = { ...context.parameters.a11y, test: 'off' };
    }
    context.parameters.jsx = {
      filterProps: (value: unknown, name: string) =>
        value !== undefined && !fromTypes.isDefault(context.title, name, value),
    };
    document.documentElement.lang = 'es-MX';
    // In tests, stories share a page. The previous one may have scrolled it.
    window.scrollTo(0, 0);
    localStorage.clear();
    sessionStorage.clear();
    await fonts;
    // The worker answers requests in order, so after this one no request of the previous story is left.
    await fetch('./mockServiceWorker.js', { method: 'HEAD', cache: 'no-store' });
    forgetUnanswered();
    const restoreClock = context.parameters.clock === 'real' ? undefined : startClock();
    db.clock.fix(null);
    resetDb();
    return restoreClock;
  },
  afterEach: expectAnswered,
});
