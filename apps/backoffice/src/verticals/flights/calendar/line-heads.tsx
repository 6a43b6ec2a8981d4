import type { CabinFare } from '@app/contract/verticals/flights/calendar-schemas';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Button } from 'antd';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { useDayTexts } from '../../../ui/calendar/use-day-texts';
import styles from './calendar.module.css';
import type { CabinLine } from './price-cell';

/** A cabin over its lines, with the button that folds its fares away. */
export function CabinHead({ cabin, open, onFold }: { cabin: CabinLine; open: boolean; onFold: () => void }) {
  const t = useText();
  const format = useFormat();
  const name = t(`flights.cabin.${cabin.cabin}`);
  return (
    <div className={styles.cabin}>
      {cabin.fares.length > 0 ? (
        <Button
          type="text"
          size="small"
          aria-expanded={open}
          aria-label={t('flights.staff.cal_fares_of', { cabin: name })}
          icon={open ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
          onClick={onFold}
        />
      ) : null}
      <p>
        <b className={styles.name}>{name}</b>{' '}
        {t('flights.staff.cal_seats_of', { count: cabin.seats, number: format.count(cabin.seats) })}
      </p>
    </div>
  );
}

/** The price of a whole cabin. */
export function PriceHead({ cabin }: { cabin: CabinLine }) {
  const t = useText();
  const texts = useDayTexts();
  return (
    <>
      <span>{texts.price(cabin.baseUsd)}</span>
      <small>{t('flights.staff.cal_price_and_taken')}</small>
    </>
  );
}

/** A fare and the bags it takes along. */
export function FareHead({ fare: { name, checkedBag } }: { fare: CabinFare }) {
  const t = useText();
  return (
    <div className={styles.fare}>
      <span>{name}</span>
      <small>
        {checkedBag === null
          ? t('flights.staff.cal_old_fare')
          : checkedBag.pieces === 0
            ? t('flights.staff.cal_no_bag')
            : t('flights.staff.cal_bags', { pieces: checkedBag.pieces, kg: checkedBag.kg })}
      </small>
    </div>
  );
}
