import { parseArgs } from 'node:util';
import { startServer } from './http.ts';
import { isScenarioName, SCENARIO_NAMES } from './scenarios/names.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    latency: { type: 'string', default: '0' },
    scenario: { type: 'string' },
  },
});

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Returns a command line option as an integer from 0 to `max`. Exits if the option is not such an integer. */
function wholeNumber(name: 'port' | 'latency', max: number): number {
  const value = Number(values[name]);
  return Number.isInteger(value) && value >= 0 && value <= max
    ? value
    : exitWith(`--${name} must be a whole number from 0 to ${max}`);
}

if (values.scenario !== undefined && !isScenarioName(values.scenario)) {
  exitWith(`There is no scenario ${values.scenario}. The scenarios: ${SCENARIO_NAMES.join(', ')}`);
}

const { db, origin, close } = await startServer({
  port: wholeNumber('port', 65_535),
  host: values.host,
  latency: wholeNumber('latency', 60_000),
}).catch((error: unknown) => exitWith(`Cannot open port ${values.port}: ${String(error)}`));
if (values.scenario !== undefined) db.setScenario(values.scenario);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    close().then(() => process.exit(0));
  });
}
console.log(`The mock server is ready at ${origin}/api`);
