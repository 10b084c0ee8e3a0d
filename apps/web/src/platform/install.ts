/** Chrome's event that offers to install the app. It can be used once. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/**
 * Calls `onOffer` when the browser offers to install the app, once, soon after the page was loaded. Calls `onOffer`
 * with null when the app was installed.
 */
export function watchInstallOffer(onOffer: (offer: InstallOffer | null) => void): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise Chrome shows its own banner over the screen, and the offer cannot be used later.
    event.preventDefault();
    onOffer(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => onOffer(null));
}

/** Whether the page is shown as an installed app. */
export function isStandalone(): boolean {
  return (
    window.matchMedia?.('(display-mode: standalone)').matches ||
    // Safari's own property, needed before iOS 16.4.
    ('standalone' in navigator && navigator.standalone === true)
  );
}
