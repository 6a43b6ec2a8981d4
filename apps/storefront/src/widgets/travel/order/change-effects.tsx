import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { wallText } from '@app/contract/core/time-words';
import type { TravelChange } from '@app/contract/travel/order-views';
import { IconClockExclamation } from '@tabler/icons-react';
import { shopNow } from '../../../shell/time-zone.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './change-effects.module.css';

/** Says what does not fit any more. */
export function useEffectWords(): (effect: TravelChange['effects'][number]) => string {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  return ({ effect, title, arrives, nights }) =>
    t(`travel.change_effect.${effect}`, {
      name: title,
      count: nights ?? 1,
      time: arrives ? wallText(locale, arrives, shopNow()) : '',
    });
}

/** What of the trip would not fit any more once a booking is changed; nothing where all of it does. */
export function ChangeEffects({ effects }: Pick<TravelChange, 'effects'>) {
  const t = useT();
  const words = useEffectWords();
  if (effects.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="change-effects">
      <h3 id="change-effects" className={`sub semi ${styles.head}`}>
        <Icon as={IconClockExclamation} size="m" />
        {t('travel.change_effects')}
      </h3>
      <ul className={styles.list}>
        {effects.map((one) => (
          <li key={`${one.orderId} ${one.effect} ${one.arrives}`}>{words(one)}</li>
        ))}
      </ul>
      <p className="cap">{t('travel.change_effects_note')}</p>
    </section>
  );
}
