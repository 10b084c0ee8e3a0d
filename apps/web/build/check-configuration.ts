import type { Plugin } from 'vite';
// Imported by path, so that Vite reads the source file. An import of '@gemas/domain' would load the built files of the
// package, which may not exist.
import { DEVELOPMENT_LOGIN_CODE_KEY } from '../../../packages/domain/src/session/login-code-key.ts';
import { configurationProblems, linesOf } from '../deploy/configuration.ts';
import type { Environment } from '../deploy/settings.ts';

/**
 * Fails the build if one of its environment variables is wrong. `npm start` deploys nothing, so it prints a warning
 * instead.
 */
export function checkConfiguration(env: Environment): Plugin {
  return {
    name: 'check-configuration',
    configResolved({ command, isProduction, logger }) {
      const lines = linesOf(configurationProblems(env, DEVELOPMENT_LOGIN_CODE_KEY));
      if (lines.length === 0) return;
      if (command === 'build') {
        throw new Error(`The configuration is wrong (docs/contract.md):\n  ${lines.join('\n  ')}`);
      }
      // A local development server may use the development key, so no warning is printed about the key.
      if (!isProduction) {
        for (const line of lines) if (!line.includes('development key')) logger.warn(line);
      }
    },
  };
}
