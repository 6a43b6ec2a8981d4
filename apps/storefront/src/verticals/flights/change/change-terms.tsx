import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { ChangeTerm } from '@app/contract/travel/order-views';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { shopNow } from '../../../shell/time-zone.ts';
import { Card } from '../../../ui/card.tsx';
import { useZoneText } from '../../../widgets/travel/dates/zone-text.ts';
import { useWayNames } from '../flight-words.ts';
import styles from './change.module.css';

/** Says what a change costs by its rule and until when, by the clocks of a place. */
export function useChangeTermText(zone: string) {
  const t = useT();
  const format = usePriceFormat();
  const when = useZoneText(zone);
  return ({ fee, until, freeUntil, freeHours }: ChangeTerm): string => {
    if (fee === null) return t('flights.change_never');
    if (Date.parse(until) <= shopNow()) return t('flights.change_over');
    const values = { fee: format.text(fee), until: when.minute(until) };
    if (freeHours !== undefined) return t('flights.change_free_hours', { ...values, count: freeHours });
    if (freeUntil && Date.parse(freeUntil) > shopNow()) {
      return t('flights.change_free_first', { ...values, free: when.minute(freeUntil) });
    }
    return t(fee.usd > 0 ? 'flights.change_until' : 'flights.change_free_until', values);
  };
}

/** What changing each way costs all who travel and until when, beside what cancelling costs; nothing of bookings of before. */
export function ChangeTermsCard(props: {
  readonly item: FlightItem;
  readonly terms: readonly ChangeTerm[] | undefined;
  readonly zone: string;
}) {
  const t = useT();
  const wayName = useWayNames();
  const textOf = useChangeTermText(props.zone);
  const { item, terms } = props;
  if (!terms?.length) return null;
  const texts = terms.map(textOf);
  const alike = new Set(texts).size === 1;
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('flights.change_terms')}</h2>
      <ul className={styles.terms}>
        {(alike ? texts.slice(0, 1) : texts).map((text, index) => (
          <li key={item.slices[index]?.key ?? index}>
            {alike ? null : <p className="semi">{wayName(item.slices, index)}</p>}
            <p className="sub t2">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
