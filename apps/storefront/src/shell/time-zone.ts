import { usePreferences } from '@app/client/preferences';
import type { TimeReader } from '@app/contract/core/time-words';
import { zoneOfDevice } from '@app/contract/core/time-zone';
import { useSession } from './session.ts';
import { useClockOffset } from './shop.ts';

/** The zone of this device's clock, by the name it has today; UTC where the browser does not say. */
export const deviceZone = (): string => zoneOfDevice() ?? 'UTC';

// Asking costs a format each time; a page that comes back into view may be in another zone.
let device = deviceZone();
globalThis.document?.addEventListener('visibilitychange', () => {
  device = deviceZone();
});

/** The zone that times are shown in: the one kept on the account, for visitors the device's. */
export const useTimeZone = (): string => useSession((state) => state.session?.userInfo?.timeZone) ?? device;

/** The language and the zone that times are written in. */
export function useTimeReader(): TimeReader {
  const locale = usePreferences((state) => state.locale);
  return { locale, timeZone: useTimeZone() };
}

/** The shop's time, in milliseconds. */
export const shopNow = (): number => Date.now() + useClockOffset.getState().offsetMs;
