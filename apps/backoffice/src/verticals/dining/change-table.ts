import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import { staffDiningEndpoints as calls } from '@app/contract/verticals/dining/staff-endpoints';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { request } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { type ChangeOfKind, defineChange } from '../../features/travel/define-change';
import { typedAges } from '../../features/travel/typed-ages';
import { comma } from '../../text/in-my-language';
import { defineForm } from '../../ui/form/define-form';
import type { CellContext } from '../../ui/list/define-list';

type OtherTable = {
  day: string;
  time: string;
  adults: number;
  /** Ages of children, separated. */
  ages: string;
  areaId: string | null;
  wishes: string;
};

const itemOf = (subject: Readonly<Record<string, unknown>>): DiningItem => subject as unknown as DiningItem;
const bookedItem = (order: StaffTravelDetail): DiningItem => itemOf(order.subject.item);

const QUARTERS = Array.from({ length: 96 }, (_, quarter) => {
  const value = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  return { value, label: value };
});

const agesOf = (typed: string): number[] | null => typedAges(typed, diningLimits.childAge);

/** Who comes to a table. */
export const partyText = ({ adults, childAges }: DiningItem, { t }: CellContext): string =>
  [
    t('dining.staff.adults', { count: adults }),
    childAges.length > 0 && t('dining.staff.children', { count: childAges.length }),
  ]
    .filter(Boolean)
    .join(comma());

/** Where a party sits. */
export const tableText = ({ tables, area }: DiningItem): string => (tables > 1 ? `${tables} × ${area}` : area);

/** How a table is changed: its day, hour, people, kind and wishes; its menus stay. */
export const changeTable: ChangeOfKind = defineChange<OtherTable>({
  useFields: (order) => {
    const query = { day: bookedItem(order).day };
    const { data } = useAnswer(calls.changeTableSlots, { params: { id: order.id }, query });
    const areas = (data?.areas ?? []).map(({ id, name }) => ({ value: id, label: name }));
    return defineForm<OtherTable>()([
      { name: 'day', kind: 'day', label: 'dining.staff.change_day', required: true, half: true },
      {
        name: 'time',
        kind: 'select',
        choices: { given: QUARTERS },
        label: 'dining.staff.time',
        required: true,
        half: true,
      },
      {
        name: 'adults',
        kind: 'integer',
        min: 1,
        max: diningLimits.people,
        label: 'dining.staff.change_adults',
        required: true,
        half: true,
      },
      {
        name: 'ages',
        kind: 'text',
        max: 80,
        label: 'dining.staff.change_ages',
        half: true,
        check: (value) => (agesOf(value) ? null : 'field.child_age'),
      },
      {
        name: 'areaId',
        kind: 'select',
        choices: { given: areas },
        clearable: true,
        label: 'dining.staff.table',
        help: 'dining.staff.change_area_help',
      },
      { name: 'wishes', kind: 'long-text', label: 'dining.staff.change_wishes' },
    ]);
  },
  initial: (order) => {
    const { day, time, adults, childAges, areaId } = bookedItem(order);
    return { day, time, adults, ages: childAges.join(comma()), areaId, wishes: order.wishes };
  },
  quote: (order, { ages, areaId, ...wanted }) =>
    request(calls.quoteTableChange, {
      params: { id: order.id },
      body: {
        ...wanted,
        areaId: areaId ?? null,
        childAges: agesOf(ages) ?? [],
        menus: bookedItem(order).menus.map(({ id, count }) => ({ id, count })),
      },
    }),
  make: ({ id, version }, given, idempotencyKey) =>
    request(calls.changeTable, { params: { id }, body: { version, ...given } }, { idempotencyKey }),
  said: (subject, ctx) => {
    const item = itemOf(subject);
    const when = `${ctx.format.day(`${item.date}T00:00`)} ${item.time}`;
    return [when, partyText(item, ctx), tableText(item)].join(comma());
  },
});
