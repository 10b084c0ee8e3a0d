// Resolve conditions for Vite in this repository. With them an import of one of our packages loads the package's source
// files, not its built files.
import { defaultClientConditions, defaultServerConditions } from 'vite';

export const CLIENT_CONDITIONS = ['source', ...defaultClientConditions];
export const SERVER_CONDITIONS = ['source', ...defaultServerConditions];
