import { localStorageStore, type Store } from 'ra-core';

const store = localStorageStore('1', 'avela.staff.store');
const OWN = /\.(savedQueries|hiddenColumns|deskPlace)$/;

/**
 * What a person arranges on this device. Signing out forgets selections and filters, and keeps saved views,
 * chosen columns, and where this desk stands.
 */
export const deviceStore: Store = {
  ...store,
  reset() {
    const kept = Object.entries(store.listItems?.() ?? {}).filter(([key]) => OWN.test(key));
    store.reset();
    for (const [key, value] of kept) store.setItem(key, value);
  },
};
