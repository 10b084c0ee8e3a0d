// Measures how much memory is still used after many changes of the route. The route is changed by changing the address.
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
/** Wait before the first measurement, ms. When idle, the app loads code of other screens, which is not a leak. */
const IDLE_MS = 3000;
const FEW = 20;
const MANY = 500;

/** Routes of the page with only the required libraries. */
const FLOOR_ROUTES = ['/vault', '/score'];

/** The browser's metrics, by the names used here. */
const METRICS = { heap: 'JSHeapUsedSize', nodes: 'Nodes', listeners: 'JSEventListeners' };
const DATA = 'heap without compiled code';

/** Goes through `routes` again and again. Leaves each route when its content has replaced the placeholders. */
function changeRoutes(page: Page, changes: number, routes: readonly string[]): Promise<void> {
  return page.evaluate(
    async ([all, times]) => {
      for (let change = 0; change < times; change += 1) {
        location.hash = all[change % all.length] ?? '';
        for (let frame = 0; frame < 60; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          const isShown = document.querySelector('h1') && !document.querySelector('[data-pending]');
          if (frame >= 2 && isShown) break;
        }
      }
    },
    [routes, changes] as const,
  );
}

/**
 * The parts of a heap snapshot that `dataSize` reads: the names of a node's fields, and the field values of all nodes
 * in one array.
 */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

/** Types of heap nodes that are not data of the app: compiled code, and objects of the browser and the inspector. */
const NOT_DATA = ['code', 'native', 'synthetic', 'hidden'];

/** Returns the size of all objects, arrays, strings and functions that the program holds in the heap, bytes. */
async function dataSize(cdp: CDPSession): Promise<number> {
  let text = '';
  const add = ({ chunk }: { chunk: string }) => {
    text += chunk;
  };
  cdp.on('HeapProfiler.addHeapSnapshotChunk', add);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { nodes, snapshot } = JSON.parse(text) as Snapshot;
  const { node_fields: fields, node_types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const name = node_types[0][nodes[at + type] ?? 0] ?? '';
    if (!NOT_DATA.includes(name)) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}

async function addMetrics(cdp: CDPSession, changes: number, samples: Samples): Promise<void> {
  // Repeated, because one garbage collection may make more objects collectable.
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  for (const [name, key] of Object.entries(METRICS)) {
    const found = metrics.find((metric) => metric.name === key);
    samples.add(`${name} after ${changes}`, found?.value ?? Number.NaN);
  }
  samples.add(`${DATA} after ${changes}`, await dataSize(cdp));
}

const manyRoutes: Step = {
  name: 'route changes',
  hasFloor: true,
  cpus: [1],
  rounds: 1,
  visit: (bench, side) =>
    bench.withPhone(async (context) => {
      const token = bench.api.db.reset(PERSONA);
      const options = { cpu: 1, isSlowNetwork: false, token } as const;
      const { page, cdp, quiet } = await openVisit(context, options);
      await cdp.send('Performance.enable');
      await page.goto(`${side.site.origin}/#/score`, { waitUntil: 'commit' });
      await quiet();
      await page.waitForTimeout(IDLE_MS);
      let done = 0;
      for (const changes of [FEW, MANY]) {
        await changeRoutes(page, changes - done, side.name === 'floor' ? FLOOR_ROUTES : ROUTES);
        done = changes;
        await quiet();
        await addMetrics(cdp, changes, side.samples[1]);
      }
    }),
};

const many = (name: string) => (side: Samples) => side.median(`${name} after ${MANY}`);
const few = (name: string) => (side: Samples) => side.median(`${name} after ${FEW}`);
const growthOf = (name: string) => (side: Samples) => many(name)(side) / few(name)(side);

export const memory: Part = {
  figures: [
    ...['heap', DATA].map(
      (name): Figure => ({
        name: `growth of the ${name} from ${FEW} to ${MANY} route changes / floor`,
        unit: '',
        limits: { 1: 1.05 },
        value: growthOf(name),
        per: (_, floor) => growthOf(name)(floor),
      }),
    ),
    ...['nodes', 'listeners'].map(
      (name): Figure => ({
        name: `${name} after ${MANY} route changes / after ${FEW}`,
        unit: '',
        limits: { 1: 1.1 },
        value: many(name),
        per: few(name),
      }),
    ),
  ],
  steps: [manyRoutes],
};
