// Imported by path, so that Vite reads the source file. An import of '@gemas/domain' would load the built files of the
// package, which may not exist.
import { DEVELOPMENT_LOGIN_CODE_KEY } from '../../../packages/domain/src/session/login-code-key.ts';
import { configurationProblems, linesOf } from '../deploy/configuration.ts';
import type { Environment } from '../deploy/settings.ts';

/**
 * Fails the build if one of its environment variables is wrong. `npm start` deploys nothing, so it prints a warning
 * instead, and none about the development key.
 */
export function checkConfiguration(command: 'build' | 'serve', env: Environment): void {
  const lines = linesOf(configurationProblems(env, DEVELOPMENT_LOGIN_CODE_KEY));
  if (command === 'build' && lines.length > 0) {
    throw new Error(`The configuration is wrong (docs/contract.md):\n  ${lines.join('\n  ')}`);
  }
  for (const line of lines) {
    // biome-ignore lint/suspicious/noConsole: the warning is for the developer at the terminal
    if (!line.includes('development key')) console.warn(line);
  }
}
