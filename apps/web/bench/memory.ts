// What stays in memory of many changes of the route, by the address alone.
import { BLENDER_SKU } from '@gemas/mocks';
import type { CDPSession, Page } from 'playwright';
import type { Figure, Samples } from './figures.ts';
import type { Part, Step } from './part.ts';
import { PERSONA } from './sides.ts';
import { openVisit } from './visit.ts';

const ROUTES = [
  '/vault',
  `/vault/${BLENDER_SKU}`,
  `/vault/${BLENDER_SKU}/order`,
  '/rewards',
  '/notifications',
  '/help/materials',
  '/menu',
  '/ranking/region',
  '/support',
  '/score',
];
const FEW = 20;
const MANY = 500;

/** The metrics of the browser, by what they are called here. */
const METRICS = { heap: 'JSHeapUsedSize', nodes: 'Nodes', listeners: 'JSEventListeners' } as const;
type Metric = keyof typeof METRICS;

/** Goes through all routes, `rounds` times. Each is left once it shows more than a placeholder. */
function goRound(page: Page, rounds: number): Promise<void> {
  return page.evaluate(
    async ([routes, times]) => {
      for (let change = 0; change < routes.length * times; change += 1) {
        location.hash = routes[change % routes.length] ?? '';
        for (let frame = 0; frame < 60; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          const isShown = document.querySelector('h1') && !document.querySelector('[data-pending]');
          if (frame >= 2 && isShown) break;
        }
      }
    },
    [ROUTES, rounds] as const,
  );
}

async function addMetrics(cdp: CDPSession, changes: number, samples: Samples): Promise<void> {
  // What one collection frees can make more of it free.
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  for (const name of Object.keys(METRICS) as Metric[]) {
    const found = metrics.find((metric) => metric.name === METRICS[name]);
    samples.add(`${name} after ${changes}`, found?.value ?? Number.NaN);
  }
}

const manyRoutes: Step = {
  name: 'route changes',
  cpus: [1],
  rounds: () => 1,
  visit: (bench, side) =>
    bench.withPhone(async (context) => {
      const token = bench.api.db.reset(PERSONA);
      const { page, cdp, quiet } = await openVisit(context, {
        cpu: 1,
        isSlowNetwork: false,
        token,
      });
      await cdp.send('Performance.enable');
      await page.goto(`${side.site.origin}/#/score`, { waitUntil: 'commit' });
      let done = 0;
      for (const changes of [FEW, MANY]) {
        await goRound(page, (changes - done) / ROUTES.length);
        done = changes;
        await quiet();
        await addMetrics(cdp, changes, side.samples[1]);
      }
    }),
};

const figureOf = (metric: Metric): Figure => ({
  name: `${metric} after ${MANY} route changes / after ${FEW}`,
  unit: metric === 'heap' ? 'B' : '',
  limits: { 1: 1.1 },
  value: (side) => side.median(`${metric} after ${MANY}`),
  per: (side) => side.median(`${metric} after ${FEW}`),
});

export const memory: Part = {
  name: 'memory',
  figures: (Object.keys(METRICS) as Metric[]).map(figureOf),
  steps: [manyRoutes],
};
