import { limits } from '@app/contract/core/limits';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import type { HotelItem, OtherRooms } from '@app/contract/verticals/hotels/views';
import { useMemo } from 'react';
import { request } from '../../api/request';
import { defineChange } from '../../features/travel/define-change';
import { typedAges } from '../../features/travel/typed-ages';
import { comma, listed } from '../../text/in-my-language';
import { choicesFrom } from '../../ui/choices';
import { defineForm, type Field } from '../../ui/form/define-form';
import { linesField } from '../../ui/form/lines/lines-field';
import type { CellContext } from '../../ui/list/define-list';

/** A room as staff fill it in: `was` is its number in the booking, 0 for one that is added; ages as they are typed. */
type Room = { was: number; adults: number; ages: string; familyName: string; givenName: string };
type OtherStay = { checkIn: string; checkOut: string; planId: string; rooms: Room[] };

const { childAge, rooms: mostRooms } = hotelLimits;
const ADDED = 0;

const itemOf = (subject: Readonly<Record<string, unknown>>): HotelItem => subject as unknown as HotelItem;
const agesOf = (typed: string): number[] | null => typedAges(typed, childAge);

/** The rooms of a booking with so many, and those that are added. */
const roomsField = (booked: number) =>
  linesField<Room>({
    max: mostRooms,
    blank: () => ({ was: ADDED, adults: 1, ages: '', familyName: '', givenName: '' }),
    add: 'hotels.staff.add_room',
    parts: [
      [
        {
          kind: 'choice',
          name: 'was',
          label: 'hotels.staff.change_room',
          choices: (t) => [
            ...Array.from({ length: booked }, (_, index) => ({
              value: index + 1,
              label: t('hotels.staff.room_number', { number: index + 1 }),
            })),
            { value: ADDED, label: t('hotels.staff.added_room') },
          ],
        },
        { kind: 'number', name: 'adults', label: 'hotels.staff.change_adults' },
        { kind: 'plain', name: 'ages', label: 'hotels.staff.change_ages', max: 80 },
      ],
      [
        { kind: 'plain', name: 'familyName', label: 'hotels.staff.new_room_family', max: limits.personName },
        { kind: 'plain', name: 'givenName', label: 'hotels.staff.new_room_given', max: limits.personName },
      ],
    ],
  });

/** Who sleeps in a room. */
export const partyText = ({ adults, childAges }: HotelItem['rooms'][number], { t }: CellContext): string =>
  [
    t('hotels.staff.adults', { count: adults }),
    childAges.length > 0 ? t('hotels.staff.children', { count: childAges.length, ages: childAges.join(comma()) }) : '',
  ]
    .filter(Boolean)
    .join(comma());

function useFields({ id, subject }: StaffTravelDetail): Field<OtherStay>[] {
  const { rooms, checkIn, checkOut } = itemOf(subject.item);
  const asked = rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join(',');
  return useMemo(() => {
    const choices = choicesFrom(
      calls.otherRooms,
      (list: OtherRooms) =>
        list.flatMap(({ name, plans }) => plans.map((plan) => ({ value: plan.id, label: listed(name, plan.name) }))),
      { params: { id }, query: { checkIn, checkOut, rooms: asked } },
    );
    return defineForm<OtherStay>()([
      { name: 'checkIn', kind: 'day', label: 'travel.staff.change_from', required: true, half: true },
      { name: 'checkOut', kind: 'day', label: 'travel.staff.change_to', required: true, half: true },
      { name: 'planId', kind: 'select', choices, label: 'hotels.staff.change_plan', required: true },
      {
        name: 'rooms',
        kind: 'own',
        render: roomsField(rooms.length),
        label: 'hotels.staff.change_rooms',
        help: 'hotels.staff.change_rooms_help',
        check: (given) => (given.every(({ ages }) => agesOf(ages)) ? null : 'field.child_age'),
      },
    ]);
  }, [id, checkIn, checkOut, asked, rooms.length]);
}

/** Another stay as the call takes it: added rooms with the adult who is named in them. */
const bodyOf = ({ rooms, ...wanted }: OtherStay) => ({
  ...wanted,
  rooms: rooms.map(({ was, adults, ages }) => ({
    was: was === ADDED ? null : was,
    adults,
    childAges: agesOf(ages) ?? [],
  })),
  guests: rooms.flatMap(({ was, familyName, givenName }, index) =>
    was === ADDED ? [{ unit: index + 1, familyName, givenName }] : [],
  ),
});

/** How a stay is changed by staff: its days, room type and plan, rooms and people. */
export const changeStay = defineChange<OtherStay>({
  useFields,
  initial: ({ subject }) => {
    const { checkIn, checkOut, planId, rooms } = itemOf(subject.item);
    const filled = rooms.map(({ adults, childAges }, index) => ({
      was: index + 1,
      adults,
      ages: childAges.join(comma()),
      familyName: '',
      givenName: '',
    }));
    return { checkIn, checkOut, planId, rooms: filled };
  },
  quote: ({ id }, { waiveFee, ...wanted }) =>
    request(calls.quoteStayChange, { params: { id }, body: { ...bodyOf(wanted), waiveFee } }),
  make: ({ id, version }, given, idempotencyKey) =>
    request(calls.changeStay, { params: { id }, body: { version, ...given } }, { idempotencyKey }),
  said: (subject, ctx) => {
    const { checkIn, checkOut, room, plan, rooms } = itemOf(subject);
    const days = `${ctx.format.day(`${checkIn}T00:00`)} – ${ctx.format.day(`${checkOut}T00:00`)}`;
    return [days, listed(room, plan), ...rooms.map((one) => partyText(one, ctx))].join(' · ');
  },
});
