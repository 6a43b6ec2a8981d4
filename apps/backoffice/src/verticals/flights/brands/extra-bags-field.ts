import { BAG_KINDS } from '@app/contract/verticals/flights/facts';
import type { FareBrandInput } from '@app/contract/verticals/flights/staff-input';
import { linesField } from '../../../ui/form/lines/lines-field';
import styles from '../schedule/schedule.module.css';

type ExtraBag = FareBrandInput['extraBags'][number];

const newBag = (bags: readonly ExtraBag[]): ExtraBag => {
  const kind = BAG_KINDS.find((one) => !bags.some((bag) => bag.kind === one)) ?? 'checked';
  return { kind, kg: kind === 'sports' ? 32 : 23, usd: kind === 'sports' ? 6_000 : 4_500, taxBp: 0, most: 2 };
};

/** Bags that travellers buy beside those of the fare: how heavy, for how much a piece and way, with which tax, and how many. */
export const ExtraBagsField = linesField<ExtraBag>({
  max: BAG_KINDS.length,
  blank: newBag,
  add: 'flights.staff.add_bag',
  said: 'flights.staff.of_bag',
  className: styles.cabin,
  parts: [
    [
      {
        kind: 'choice',
        name: 'kind',
        bare: true,
        label: 'flights.staff.bag_kind',
        choices: (t) => BAG_KINDS.map((kind) => ({ value: kind, label: t(`flights.bag_kind.${kind}`) })),
      },
      { kind: 'number', name: 'kg', label: 'flights.staff.bag_kg' },
      { kind: 'money', name: 'usd', label: 'flights.staff.bag_price' },
      { kind: 'percent', name: 'taxBp', label: 'flights.staff.bag_tax' },
      { kind: 'number', name: 'most', label: 'flights.staff.bag_most' },
    ],
  ],
});
