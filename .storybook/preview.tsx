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

/** Whether vitest runs the stories, as opposed to somebody who looks at them. */
const isTestRun = '__vitest_browser__' in globalThis;

/** Whether a phone shows the whole of Storybook: a frame of 390 px would lie half outside of it. */
const isOnPhone = !isTestRun && window.parent !== window && window.screen.width < 480;

/**
 * Axe takes half the time of a test. Here it sees each state of the components and screens; their connected copies are
 * left to `npm run catalogue`, which asks it for every rule, and what is tried on a story has that story's own run.
 */
const isSeenByAxeElsewhere = ({ title, tags }: { title: string; tags: string[] }) =>
  title.startsWith('Flows/') || tags.includes('test-fn');

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'mobile' as const,
});

/**
 * Rules that axe leaves out unless it is asked for them. The size of targets is not here, since one that has scrolled
 * half behind a bar would fail: `npm run catalogue` measures it in a window as high as the page.
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

/** How long a hidden page, which has no frames, counts as one, ms. */
const FRAME_MS = 100;

/** Resolves once a frame was painted and what it was waiting for has run. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    const end = () => setTimeout(resolve);
    requestAnimationFrame(end);
    setTimeout(end, FRAME_MS);
  });

/** What a tap opens is rendered after the tap was answered: a play looks at it no sooner than a person could. */
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
  // After the renderer's own, which it builds on.
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
    // What a story renders, not how it is tested.
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
    // Stories share a page in the tests: the one before may have left it scrolled.
    window.scrollTo(0, 0);
    localStorage.clear();
    sessionStorage.clear();
    await fonts;
    // The worker hands requests over in order: behind this one, none of the story before is left.
    await fetch('./mockServiceWorker.js', { method: 'HEAD', cache: 'no-store' });
    forgetUnanswered();
    const restoreClock = context.parameters.clock === 'real' ? undefined : startClock();
    db.clock.fix(null);
    resetDb();
    return restoreClock;
  },
  afterEach: expectAnswered,
});
