import { brandUsd, FARE_MOST } from '@app/contract/verticals/flights/day-prices';
import type { FareBrandInput } from '@app/contract/verticals/flights/staff-input';
import { addDays } from '@app/kernel/local-day';
import { basisPointsOf, money } from '@app/kernel/money';
import { Flex } from 'antd';
import { useId, useState } from 'react';
import { useProductNow } from '../../../api/use-product-now';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { Facts } from '../../../ui/drawer';
import { DayInput } from '../../../ui/form/inputs/day-input';
import { MoneyInput } from '../../../ui/form/inputs/money-input';
import styles from './brands.module.css';
import { refundPreview } from './refund-preview';

/** A price and a stretch of days that an example begins with. */
const EXAMPLE_USD = 20_000;
const EXAMPLE_DAYS = 30;

const isWhole = (value: number | null | undefined): value is number => Number.isInteger(value);

/** What the conditions of a fare mean for somebody who has bought it: money and moments, for a price and day to choose. */
export function BrandPreview({ draft }: { draft: FareBrandInput }) {
  const t = useText();
  const id = useId();
  const format = useFormat();
  const now = useProductNow()();
  const [price, setPrice] = useState<number | null>(EXAMPLE_USD);
  const [day, setDay] = useState(() => addDays(new Date(now).toISOString().slice(0, 10), EXAMPLE_DAYS));
  const { pricePercent, refundSteps, extraBags } = draft;
  const sound =
    isWhole(price) &&
    price <= FARE_MOST &&
    isWhole(pricePercent) &&
    refundSteps.every(({ hoursBefore, percent }) => isWhole(hoursBefore) && isWhole(percent));
  const fareUsd = sound ? brandUsd(price, pricePercent) : 0;
  // An hour of the airport's clock, as the example departs at noon there.
  const moment = (at: number): string => {
    const wall = new Date(at).toISOString();
    return `${format.day(`${wall.slice(0, 10)}T00:00`)} ${wall.slice(11, 16)}`;
  };
  const said = (feeUsd: number, backUsd: number): string => {
    if (backUsd === 0) return t('flights.staff.preview_none');
    const sums = { fee: format.money(feeUsd), back: format.money(backUsd) };
    return t(feeUsd === 0 ? 'flights.staff.preview_free' : 'flights.staff.preview_costs', sums);
  };
  const departsAt = Date.parse(`${day}T12:00:00Z`);
  const lines = sound ? refundPreview({ fareUsd, steps: refundSteps, departsAt, now }) : [];
  const facts = lines.map(({ until, feeUsd, backUsd }, index): [string, string] => [
    until !== null
      ? t('flights.staff.preview_until', { time: moment(until) })
      : index === 0
        ? t('flights.staff.preview_at_once')
        : t('flights.staff.preview_from', { time: moment(lines[index - 1]?.until ?? departsAt) }),
    said(feeUsd, backUsd),
  ]);
  const bags = extraBags.flatMap(({ kind, kg, usd, taxBp }): [string, string][] =>
    isWhole(usd) && isWhole(taxBp) && isWhole(kg)
      ? [
          [
            t('flights.staff.preview_bag', { bag: t(`flights.bag_kind.${kind}`), kg }),
            format.money(usd + basisPointsOf(money(usd), taxBp).minor),
          ],
        ]
      : [],
  );
  return (
    <section className={styles.preview} aria-label={t('flights.staff.preview')}>
      <Facts
        title={t('flights.staff.preview')}
        facts={sound ? [[t('flights.staff.preview_fare'), format.money(fareUsd)], ...bags, ...facts] : []}
        none={t('flights.staff.preview_unsound')}
      />
      <Flex gap={16} className={styles.example}>
        <div>
          <label htmlFor={`${id}price`}>{t('flights.staff.preview_price')}</label>
          <MoneyInput id={`${id}price`} value={price} onChange={setPrice} />
        </div>
        <div>
          <label htmlFor={`${id}day`}>{t('flights.staff.preview_day')}</label>
          <DayInput id={`${id}day`} value={day} onChange={(next) => next && setDay(next)} />
        </div>
      </Flex>
      <p>{t('flights.staff.preview_note')}</p>
    </section>
  );
}
