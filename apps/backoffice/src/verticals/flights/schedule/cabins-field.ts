import { CABINS } from '@app/contract/verticals/flights/facts';
import type { FlightInput } from '@app/contract/verticals/flights/staff-input';
import { linesField } from '../../../ui/form/lines/lines-field';
import styles from './schedule.module.css';

type Cabin = FlightInput['cabins'][number];

const newCabin = (cabins: readonly Cabin[]): Cabin => {
  const cabin = CABINS.find((one) => !cabins.some((row) => row.cabin === one)) ?? 'economy';
  return { cabin, seats: 100, laps: 10, baseUsd: 10_000, childPercent: 75, babyPercent: 10 };
};

/** The cabins of a flight: seats, laps, the price of an adult in the cheapest fare, and what children and babies pay of it. */
export const CabinsField = linesField<Cabin>({
  max: CABINS.length,
  blank: newCabin,
  add: 'flights.staff.add_cabin',
  said: 'flights.staff.of_cabin',
  className: styles.cabin,
  parts: [
    [
      {
        kind: 'choice',
        name: 'cabin',
        bare: true,
        label: 'flights.staff.cabin',
        choices: (t) => CABINS.map((cabin) => ({ value: cabin, label: t(`flights.cabin.${cabin}`) })),
      },
      { kind: 'number', name: 'seats', label: 'flights.staff.seats' },
      { kind: 'number', name: 'laps', label: 'flights.staff.laps' },
      { kind: 'money', name: 'baseUsd', label: 'flights.staff.base_price' },
      { kind: 'number', name: 'childPercent', label: 'flights.staff.child_percent' },
      { kind: 'number', name: 'babyPercent', label: 'flights.staff.baby_percent' },
    ],
  ],
});
