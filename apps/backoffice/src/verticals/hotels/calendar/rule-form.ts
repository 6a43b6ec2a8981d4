import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import type { HotelCalendarView } from '@app/contract/verticals/hotels/staff-schemas';
import { listed } from '../../../text/in-my-language';
import type { Text } from '../../../text/use-text';
import { defineForm, type Field } from '../../../ui/form/define-form';
import { WeekdaysField } from '../../../ui/form/inputs/weekdays-field';
import { DayRange } from '../../../ui/range-picker';
import { FLAG_CHANGES, PRICE_CHANGES, type PriceChange, type RuleDraft } from './rule';
import { type PlanChoice, planField, roomField } from './target-fields';

const flagChoices = (name: 'closed' | 'arrival' | 'departure') => ({
  known: FLAG_CHANGES.map((value) => ({ value, label: `hotels.staff.${name}_${value}` as const })),
});

/** The fields of a rule: what it is for, then what it changes; the price's own field follows how it is changed. */
export function ruleFields(calendar: HotelCalendarView, price: PriceChange, t: Text): Field<RuleDraft>[] {
  const section = defineForm<RuleDraft>();
  const plans: PlanChoice[] = calendar.roomTypes.map((room) => ({
    room: { id: room.id, name: room.name },
    plans: room.plans.map(({ id, name, board }) => ({ id, name: listed(name, t(`hotels.board.${board}`)) })),
  }));
  const amount = section([
    price === 'percent'
      ? {
          name: 'percent',
          kind: 'integer',
          label: 'hotels.staff.price_percent',
          help: 'hotels.staff.price_percent_help',
          placeholder: 'hotels.staff.unchanged',
          half: true,
        }
      : {
          name: 'amountUsd',
          kind: 'money',
          label: 'hotels.staff.price_amount',
          placeholder: 'hotels.staff.unchanged',
          half: true,
        },
  ]);
  return [
    ...section([
      { name: 'days', kind: 'own', render: DayRange as never, label: 'hotels.staff.rule_days', required: true },
      {
        name: 'weekdays',
        kind: 'own',
        render: WeekdaysField,
        label: 'hotels.staff.weekdays',
        help: 'hotels.staff.weekdays_help',
      },
      { name: 'planIds', kind: 'own', render: planField(plans), label: 'hotels.staff.plans' },
      {
        name: 'price',
        kind: 'select',
        label: 'hotels.staff.price',
        choices: {
          known: PRICE_CHANGES.map((value) => ({ value, label: `hotels.staff.price_${value}` as const })),
        },
        half: true,
      },
    ]),
    ...(price === 'keep' ? [] : amount),
    ...section([
      {
        name: 'minimumStay',
        kind: 'integer',
        label: 'hotels.staff.minimum_stay',
        placeholder: 'hotels.staff.unchanged',
        half: true,
        check: (nights) => (nights !== null && nights > hotelLimits.nights ? 'hotels.staff.nights_most' : null),
      },
      {
        name: 'closed',
        kind: 'select',
        label: 'hotels.staff.closed_label',
        choices: flagChoices('closed'),
        half: true,
      },
      {
        name: 'closedToArrival',
        kind: 'select',
        label: 'hotels.staff.arrival_label',
        choices: flagChoices('arrival'),
        half: true,
      },
      {
        name: 'closedToDeparture',
        kind: 'select',
        label: 'hotels.staff.departure_label',
        choices: flagChoices('departure'),
        half: true,
      },
      { name: 'roomTypeIds', kind: 'own', render: roomField(plans), label: 'hotels.staff.room_types' },
      {
        name: 'units',
        kind: 'integer',
        label: 'hotels.staff.rooms_number',
        placeholder: 'hotels.staff.unchanged',
        help: 'hotels.staff.rooms_number_help',
        half: true,
      },
    ]),
  ];
}
