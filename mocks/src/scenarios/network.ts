import { delay, HttpResponse } from 'msw';
import type { Db } from '../db/db.ts';
import type { NETWORK_SCENARIOS, ScenarioOptions } from './names.ts';

type NetworkScenario = (typeof NETWORK_SCENARIOS)[number];
/**
 * Response of a fault; undefined passes the request on to the normal handler. A fault that responds late or never
 * counts its response at once, because the caller cannot count it afterwards.
 */
type Fault = (options: ScenarioOptions, db: Db) => Promise<Response | undefined>;

const SLOW_MS = 3000;

export const NETWORK_FAULTS: Readonly<Record<NetworkScenario, { title: string; fault: Fault }>> = {
  offline: { title: 'Sin conexión', fault: async () => HttpResponse.error() },
  timeout: {
    title: 'El servidor no contesta',
    fault: (_options, db) => {
      db.countScenarioResponse();
      // No timer, so that nothing is left running once the request is aborted.
      return new Promise<never>(() => {});
    },
  },
  slow: {
    title: 'Red lenta (3 s)',
    fault: async ({ ms = SLOW_MS }, db) => {
      db.countScenarioResponse();
      await delay(ms);
      return undefined;
    },
  },
  'server-500': {
    title: 'Error 500',
    fault: async () => HttpResponse.json({ message: 'Error interno' }, { status: 500 }),
  },
  'malformed-body': {
    title: 'Respuesta cortada a la mitad',
    fault: async () =>
      new HttpResponse('{"data": [{"id": 1, "na', {
        headers: { 'Content-Type': 'application/json' },
      }),
  },
  'wrong-shape': {
    title: 'Respuesta con otra forma',
    fault: async () => HttpResponse.json('<!doctype html><title>Portal del hotel</title>'),
  },
};
