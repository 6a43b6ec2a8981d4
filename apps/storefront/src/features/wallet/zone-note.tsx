import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { zoneText } from '@app/contract/core/time-words';
import { shopNow } from '../../shell/time-zone.ts';
import styles from './wallet.module.css';

/** Says in which zone the days and times above are. */
export function ZoneNote({ timeZone }: { readonly timeZone: string }) {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  return <p className={styles.zone}>{t('wallet.zone', { zone: zoneText({ locale, timeZone }, shopNow()) })}</p>;
}
