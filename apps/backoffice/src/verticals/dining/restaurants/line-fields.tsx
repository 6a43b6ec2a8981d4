import { weekdayTexts } from '@app/contract/core/time-words';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import type { RestaurantInput } from '@app/contract/verticals/dining/staff-input';
import { currentLocale } from '../../../text/locale';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { DayInput } from '../../../ui/form/inputs/day-input';
import { linesField } from '../../../ui/form/lines/lines-field';
import { RowsField } from '../../../ui/form/lines/rows-field';

type Hours = RestaurantInput['hours'][number];
type Area = RestaurantInput['areas'][number];
type Menu = RestaurantInput['menus'][number];
type Turn = RestaurantInput['turns'][number];
type Step = RestaurantInput['cancelSteps'][number];
type Course = Menu['courses'][number];

/** When a restaurant opens and closes, and when the last guests sit down. */
export const HoursField = linesField<Hours>({
  max: diningLimits.periods,
  blank: () => ({ weekday: 1, opens: '19:00', closes: '23:00', lastSeating: '21:30' }),
  add: 'dining.staff.add_hours',
  parts: [
    [
      {
        kind: 'choice',
        name: 'weekday',
        label: 'dining.staff.weekday',
        choices: () => weekdayTexts(currentLocale(), 1).map(({ short }, index) => ({ value: index + 1, label: short })),
      },
      { kind: 'hour', name: 'opens', label: 'dining.staff.opens' },
      { kind: 'hour', name: 'closes', label: 'dining.staff.closes' },
      { kind: 'hour', name: 'lastSeating', label: 'dining.staff.last_seating' },
    ],
  ],
});

/** Days on which a restaurant stays closed. */
export function ClosedDaysField({ value = [], onChange, errors }: OwnFieldProps<string[]>) {
  return (
    <RowsField<{ day: string }>
      rows={value.map((day) => ({ day }))}
      max={diningLimits.closedDays}
      blank={{ day: '' }}
      add="dining.staff.add_day"
      errors={errors}
      onChange={(rows) => onChange?.(rows.map(({ day }) => day))}
      render={(row, set) => <DayInput value={row.day || null} onChange={(day) => set({ day: day ?? '' })} />}
    />
  );
}

/** How long a party of so many people has its table. */
export const TurnsField = linesField<Turn>({
  max: diningLimits.turns,
  blank: () => ({ upTo: 4, minutes: 120 }),
  add: 'dining.staff.add_turn',
  parts: [
    [
      { kind: 'number', name: 'upTo', label: 'dining.staff.up_to' },
      { kind: 'number', name: 'minutes', label: 'dining.staff.minutes' },
    ],
  ],
});

/** What cancelling costs from so many hours before on. */
export const CancelStepsField = linesField<Step>({
  max: diningLimits.cancelSteps,
  blank: () => ({ hoursBefore: 24, percent: 100 }),
  add: 'dining.staff.add_turn',
  parts: [
    [
      { kind: 'number', name: 'hoursBefore', label: 'dining.staff.hours_before' },
      { kind: 'number', name: 'percent', label: 'dining.staff.percent' },
    ],
  ],
});

/** Kinds of tables: how many people sit at one, and how many there are. */
export const AreasField = linesField<Area>({
  max: diningLimits.areas,
  blank: () => ({
    name: { 'en-US': '' },
    note: { 'en-US': '' },
    seatsMin: 1,
    seatsMax: 4,
    tables: 4,
    joins: true,
    outdoor: false,
    online: true,
  }),
  add: 'dining.staff.add_area',
  parts: [
    { kind: 'text', name: 'name', label: 'dining.staff.name', max: diningLimits.areaName },
    [
      { kind: 'number', name: 'seatsMin', label: 'dining.staff.seats_from' },
      { kind: 'number', name: 'seatsMax', label: 'dining.staff.seats_to' },
      { kind: 'number', name: 'tables', label: 'dining.staff.tables' },
      { kind: 'check', name: 'joins', label: 'dining.staff.joins' },
      { kind: 'check', name: 'outdoor', label: 'dining.staff.outdoor' },
      { kind: 'check', name: 'online', label: 'dining.staff.on_sale' },
    ],
  ],
});

/** Dishes that a restaurant names. */
export const DishesField = linesField<Course>({
  max: diningLimits.dishes,
  blank: () => ({ 'en-US': '' }),
  add: 'dining.staff.add_dish',
  parts: [{ kind: 'text', label: 'dining.staff.dishes', max: diningLimits.course }],
});

/** Set menus with their courses. */
export const MenusField = linesField<Menu>({
  max: diningLimits.setMenus,
  blank: () => ({ name: { 'en-US': '' }, courses: [], usd: 3_000, minPeople: 1, prepaid: false, online: true }),
  add: 'dining.staff.add_menu',
  parts: [
    { kind: 'text', name: 'name', label: 'dining.staff.name', max: diningLimits.name },
    [
      { kind: 'money', name: 'usd', label: 'dining.staff.menu_price' },
      { kind: 'number', name: 'minPeople', label: 'dining.staff.menu_from' },
    ],
    [
      { kind: 'check', name: 'prepaid', label: 'dining.staff.prepaid' },
      { kind: 'check', name: 'online', label: 'dining.staff.on_sale' },
    ],
    {
      kind: 'lines',
      name: 'courses',
      of: {
        max: diningLimits.courses,
        blank: () => ({ 'en-US': '' }),
        add: 'dining.staff.add_course',
        parts: [{ kind: 'text', label: 'dining.staff.courses', max: diningLimits.course }],
      },
    },
  ],
});
