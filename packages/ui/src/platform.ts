// Browser features for code that renders nothing. A separate entry point, because it loads without React.
export { burstOver } from './platform/burst.ts';
export { markDarkened } from './platform/darkened.ts';
export { beaconSender, watchDefects } from './platform/findings.ts';
export { type InstallOffer, isStandalone, watchInstallOffer } from './platform/install.ts';
export { watchOffline } from './platform/offline.ts';
export { runInOneTab } from './platform/one-tab.ts';
export { reloadFromStart } from './platform/reload.ts';
export { runBeforeLeaving } from './platform/run-before-leaving.ts';
export { type SafeStorage, safeStorage } from './platform/safe-storage.ts';
export { registerWorker, removeWorker, takeNewVersion } from './platform/service-worker.ts';
export { takeParam } from './platform/take-param.ts';
