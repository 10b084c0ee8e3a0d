// The values of Vite's setting `resolve.conditions` in this repository. With these values an import of `@gemas/ui`
// loads the source files of the package instead of its built files.
import { defaultClientConditions, defaultServerConditions } from 'vite';

export const CLIENT_CONDITIONS = ['source', ...defaultClientConditions];
export const SERVER_CONDITIONS = ['source', ...defaultServerConditions];
