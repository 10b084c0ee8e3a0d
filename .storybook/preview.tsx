/// <reference path="../packages/tools/stories/virtual-modules.d.ts" />
import controls from 'virtual:controls';
import { loadFonts } from '@gemas/ui/fonts';
import '@gemas/ui/theme.css';
import { PATIENCE_MS } from '@gemas/tools/lib/patience';
import type {} from '@gemas/tools/stories/checked';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import type { DocsContainer } from '@storybook/addon-docs/blocks';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { type ComponentProps, lazy } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { startClock } from './clock.ts';
import { controlsFrom } from './controls/enhance.ts';
import { mount, withEffects } from './effects.tsx';
import { fitFrame } from './frame-height.ts';
import { theme } from './manager/theme.ts';
import { pictures, withoutPictureOfTest } from './pictures.ts';
import addonStates from './states.ts';
import { INITIAL, isConnected } from './toolbar/choice.ts';
import { globalTypes } from './toolbar/items.ts';
import { prepareSteps, withToolbar } from './toolbar/toolbar.tsx';
import { VIEWPORTS, viewportText } from './toolbar/viewports.ts';

const fromTypes = controlsFrom(controls);
const fonts = loadFonts();

// Loaded only when needed, because stories do not use the blocks of a documentation page.
const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }));
const Container = lazy(async () => ({ default: (await import('./container.tsx')).Container }));

/** The mocked server of the story. Undefined if the story needs no server. */
let server: typeof import('./server.ts') | undefined;

const isTestRun = '__vitest_browser__' in globalThis;

/** Whether Storybook is open on a phone. A frame of 390 px would not fit on its screen. */
const isOnPhone = !isTestRun && window.parent !== window && window.screen.width < 480;

/**
 * Whether the test run skips axe, which takes half the time of a test. Stories of the whole app repeat states of
 * components and screens, and `npm run check:stories` checks them. For a test of a story, axe checks the story.
 */
const isSeenByAxeElsewhere = ({
  tags,
  parameters,
}: {
  tags: string[];
  parameters: { fileName?: string };
}) => isConnected(parameters.fileName) || tags.includes('test-fn');

const viewportOptions = Object.fromEntries(
  Object.entries(VIEWPORTS).map(([key, size]) => [
    key,
    {
      name: viewportText(size),
      styles: { width: `${size[0]}px`, height: `${size[1]}px` },
      type: 'mobile' as const,
    },
  ]),
);

/**
 * Rules that axe skips by default. The rule for the size of touch targets stays off, because that rule fails for a
 * target that a fixed bar covers in part. `npm run check:stories` runs the rule in a window as high as the page.
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

/** Maximum wait for an animation frame, ms. A hidden page gets no animation frames. */
const FRAME_LIMIT_MS = 100;

/** Resolves after a frame was painted and its callbacks have run, or after `FRAME_LIMIT_MS`. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    const end = () => setTimeout(resolve);
    requestAnimationFrame(end);
    setTimeout(end, FRAME_LIMIT_MS);
  });

/** Makes play functions wait for frames after each step, because the app renders a tap's result in a later task. */
function waitForFrames(): void {
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
  // Runs after the renderer's own `beforeAll` has set an `asyncWrapper`, because `waitForFrames` wraps that function.
  beforeAll: waitForFrames,
  addons: [
    definePreviewAddon<DocsTypes>(docs),
    addonA11y(),
    addonStates(),
    ...(isTestRun ? [] : [addonPseudoStates()]),
  ],
  tags: ['autodocs'],
  argTypesEnhancers: [withoutPictureOfTest, fromTypes.argTypes],
  argsEnhancers: [fromTypes.args],
  parameters: {
    layout: 'fullscreen',
    // 'dynamic': the source shows the elements with the current args, not the code of the story file.
    docs: {
      // Functions, because Storybook sends the parameters to its manager. In development, the fields of a lazy component
      // break the references within the message, and the controls of every story would be empty.
      page: () => <DocsPage />,
      container: (props: ComponentProps<typeof DocsContainer>) => <Container {...props} />,
      source: { type: 'dynamic' },
      theme,
    },
    a11y: { test: 'error', options: { rules: AXE_RULES } },
    chromatic: { prefersReducedMotion: 'reduce', ...pictures },
    viewport: { options: viewportOptions },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Welcome', 'All screens', 'State map', 'Explore', 'Personas', 'Faults', 'Which part'],
          'Foundations',
          'Components',
          'Screens',
          'Flows',
          'Packages',
          'Project',
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
  decorators: [withToolbar(() => server?.setServer), withEffects],
  mount,
  async beforeEach(context) {
    prepareSteps(context);
    if (isTestRun && (globalThis.checkStory || isSeenByAxeElsewhere(context))) {
      context.parameters.a11y = { ...context.parameters.a11y, test: 'off' };
    }
    context.parameters.jsx = {
      filterProps: (value: unknown, name: string) =>
        value !== undefined && !fromTypes.isDefault(context.title, name, value),
    };
    document.documentElement.lang = 'es-MX';
    // In tests all stories share a page, which the previous story may have scrolled.
    window.scrollTo(0, 0);
    localStorage.clear();
    sessionStorage.clear();
    await fonts;
    // In a test run all stories share a page, and the mock server's worker intercepts the requests of every story.
    const needsServer = isTestRun || isConnected(context.parameters.fileName);
    server = needsServer ? await import('./server.ts') : undefined;
    const removeHandlers = await server?.startWorker?.(context);
    await server?.resetServer();
    const restoreClock = context.parameters.clock === 'real' ? undefined : startClock();
    server?.resetData();
    // Screens and flows keep the height of the phone.
    const unfitFrame = /^Components\//.test(context.title) && !isTestRun ? fitFrame() : undefined;
    return () => {
      unfitFrame?.();
      restoreClock?.();
      removeHandlers?.();
    };
  },
  async afterEach(context) {
    await server?.expectAnswered();
    await globalThis.checkStory?.(context);
  },
});
