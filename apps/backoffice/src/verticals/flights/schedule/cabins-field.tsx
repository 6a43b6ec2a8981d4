import { CABINS } from '@app/contract/verticals/flights/facts';
import type { FlightInput } from '@app/contract/verticals/flights/staff-input';
import { Select } from 'antd';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { IntegerInput } from '../../../ui/form/integer-input';
import { RowsField } from '../../../ui/form/lines/rows-field';
import { MoneyInput } from '../../../ui/form/money-input';
import styles from './schedule.module.css';

type CabinRow = FlightInput['cabins'][number];

/** The cabins of a flight: seats, laps, the price of an adult in the cheapest fare, and what children and babies pay of it. */
export function CabinsField({ value = [], onChange, errors }: OwnFieldProps<CabinRow[]>) {
  const t = useText();
  const unused = CABINS.find((cabin) => !value.some((row) => row.cabin === cabin)) ?? 'economy';
  return (
    <RowsField<CabinRow>
      rows={value}
      max={CABINS.length}
      blank={{ cabin: unused, seats: 100, laps: 10, baseUsd: 10_000, childPercent: 75, babyPercent: 10 }}
      add="flights.staff.add_cabin"
      errors={errors}
      onChange={(rows) => onChange?.(rows)}
      render={(row, set, number) => {
        const label = (name: string) => t('flights.staff.of_cabin', { name, number });
        return (
          <div className={styles.cabin}>
            <Select
              aria-label={label(t('flights.staff.cabin'))}
              value={row.cabin}
              options={CABINS.map((cabin) => ({ value: cabin, label: t(`flights.cabin.${cabin}`) }))}
              onChange={(cabin) => set({ cabin })}
            />
            <div>
              <span aria-hidden>{t('flights.staff.seats')}</span>
              <IntegerInput
                aria-label={label(t('flights.staff.seats'))}
                value={row.seats}
                onChange={(seats) => set({ seats: seats ?? Number.NaN })}
              />
            </div>
            <div>
              <span aria-hidden>{t('flights.staff.laps')}</span>
              <IntegerInput
                aria-label={label(t('flights.staff.laps'))}
                value={row.laps}
                onChange={(laps) => set({ laps: laps ?? Number.NaN })}
              />
            </div>
            <div>
              <span aria-hidden>{t('flights.staff.base_price')}</span>
              <MoneyInput
                aria-label={label(t('flights.staff.base_price'))}
                value={row.baseUsd}
                onChange={(baseUsd) => set({ baseUsd: baseUsd ?? Number.NaN })}
              />
            </div>
            <div>
              <span aria-hidden>{t('flights.staff.child_percent')}</span>
              <IntegerInput
                aria-label={label(t('flights.staff.child_percent'))}
                value={row.childPercent}
                onChange={(childPercent) => set({ childPercent: childPercent ?? Number.NaN })}
              />
            </div>
            <div>
              <span aria-hidden>{t('flights.staff.baby_percent')}</span>
              <IntegerInput
                aria-label={label(t('flights.staff.baby_percent'))}
                value={row.babyPercent}
                onChange={(babyPercent) => set({ babyPercent: babyPercent ?? Number.NaN })}
              />
            </div>
          </div>
        );
      }}
    />
  );
}
