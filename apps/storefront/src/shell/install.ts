import { create } from 'zustand';

/** What a browser that can install offers; not in the DOM's types. */
export type InstallOffer = Event & {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

/** The browser's offer to install the app, kept until somebody asks for it; null where there is none. */
export const useInstallOffer = create<{ readonly offer: InstallOffer | null }>()(() => ({ offer: null }));

/** Keeps the browser's offer instead of letting it show its own bar. */
export function keepInstallOffer(target: Window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallOffer.setState({ offer: event as InstallOffer });
  });
  target.addEventListener('appinstalled', () => useInstallOffer.setState({ offer: null }));
}
