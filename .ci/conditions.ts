// Conditions with which Vite resolves packages here: those of ours lead to their sources, not to their builds.
import { defaultClientConditions, defaultServerConditions } from 'vite';

export const CLIENT_CONDITIONS = ['source', ...defaultClientConditions];
export const SERVER_CONDITIONS = ['source', ...defaultServerConditions];
