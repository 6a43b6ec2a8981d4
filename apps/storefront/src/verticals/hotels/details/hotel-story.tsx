import { useT } from '@app/client/i18n';
import type { HotelDetail } from '@app/contract/verticals/hotels/views';
import { Card } from '../../../ui/card.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { Story } from '../../../widgets/travel/place/details-page.tsx';
import styles from './hotel-details.module.css';

/** What the house says of itself, and its rules. */
export function HotelStory({ hotel }: { readonly hotel: HotelDetail }) {
  const t = useT();
  const { policies } = hotel;
  const rules: readonly (readonly [string, string])[] = [
    [t('hotels.rule_children'), policies.children],
    [t('hotels.rule_pets'), policies.pets],
    [t('hotels.rule_extra'), policies.extra],
  ];
  return (
    <>
      {hotel.description ? (
        <Card>
          <h2 className={`h2 ${styles.cardHead}`}>{t('hotels.about')}</h2>
          <Story text={hotel.description} />
        </Card>
      ) : null}
      <Card>
        <h2 className={`h2 ${styles.cardHead}`}>{t('hotels.rules')}</h2>
        <dl>
          <KeyValue name={t('travel.check_in')}>
            {hotel.checkInUntil === null
              ? t('travel.after_hour', { hour: hotel.checkInFrom })
              : t('hotels.check_in_between', { from: hotel.checkInFrom, until: hotel.checkInUntil })}
          </KeyValue>
          <KeyValue name={t('travel.check_out')}>{t('travel.before_hour', { hour: hotel.checkOutUntil })}</KeyValue>
          <KeyValue name={t('hotels.rule_taxes')}>{t('hotels.taxes_included', { percent: hotel.taxPercent })}</KeyValue>
        </dl>
        {rules.map(([name, text]) =>
          text ? (
            <div key={name} className={styles.rule}>
              <h3 className="sub semi">{name}</h3>
              <p className="sub t2">{text}</p>
            </div>
          ) : null,
        )}
      </Card>
    </>
  );
}
