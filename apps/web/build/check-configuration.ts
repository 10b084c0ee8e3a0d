import type { Plugin } from 'vite';
// By its path: Vite bundles this file for Node, which cannot read a package of TypeScript.
import { DEVELOPMENT_LOGIN_CODE_KEY } from '../../../packages/domain/src/session/login-code-key.ts';
import { configurationProblems, linesOf } from '../deploy/configuration.ts';
import type { Environment } from '../deploy/settings.ts';

/** Refuses a build whose variables are wrong, and warns of them in `npm start`, where nothing goes out. */
export function checkConfiguration(env: Environment): Plugin {
  return {
    name: 'check-configuration',
    configResolved({ command, isProduction, logger }) {
      const lines = linesOf(configurationProblems(env, DEVELOPMENT_LOGIN_CODE_KEY));
      if (lines.length === 0) return;
      if (command === 'build') {
        throw new Error(`The configuration is wrong (docs/contract.md):\n  ${lines.join('\n  ')}`);
      }
      // The key is of no concern to a server that is nobody's but ours.
      if (!isProduction) {
        for (const line of lines) if (!line.includes('development key')) logger.warn(line);
      }
    },
  };
}
