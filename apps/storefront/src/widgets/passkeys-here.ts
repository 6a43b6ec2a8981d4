import { passkeysWork } from '@app/client/passkeys';
import { useShop } from '../shell/shop.ts';

/** Whether this page can use passkeys: the browser has them, and the shop is opened at its own address. */
export const usePasskeysHere = (): boolean => useShop((state) => passkeysWork(state.shop?.config.passkey_origin));
