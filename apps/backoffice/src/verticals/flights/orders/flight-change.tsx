import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import type { ChangeOption } from '@app/contract/verticals/flights/change-views';
import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { nightsBetween } from '@app/kernel/local-day';
import { Form, Select } from 'antd';
import { useMemo } from 'react';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { defineChange } from '../../../features/travel/define-change';
import { comma, listed, named } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { defineForm, type OwnFieldProps } from '../../../ui/form/define-form';
import { DayInput } from '../../../ui/form/inputs/day-input';
import type { CellContext } from '../../../ui/list/define-list';
import { bagsSaid } from './bags-change';
import { changedSeatsField, type SeatNames, seatsWanted, type WayValue } from './changed-seats';
import styles from './orders.module.css';

type OtherFlights = { way: WayValue; moving: number[]; leaving: number[]; seats: SeatNames };

const itemOf = ({ subject }: StaffTravelDetail): FlightItem => subject.item as unknown as FlightItem;
const dayOf = (item: FlightItem, slice: number): string => item.slices[slice - 1]?.localDeparture.slice(0, 10) ?? '';
/** When a flight departs and arrives, with the days between: `22:10 – 07:30 +1`. */
function hoursOf({ localDeparture, localArrival }: ChangeOption): string {
  const days = nightsBetween(localDeparture.slice(0, 10), localArrival.slice(0, 10));
  return `${localDeparture.slice(11)} – ${localArrival.slice(11)}${days > 0 ? ` +${days}` : ''}`;
}

const keyOf = ({ key }: Pick<ChangeOption, 'key'>, brand: string): string => `${key} ${brand}`;

/** A way of an order, a day, and the flights of it with what each costs more or refunds. */
function wayField(order: StaffTravelDetail) {
  const item = itemOf(order);
  return function WayField({ value, onChange }: OwnFieldProps<WayValue>) {
    const t = useText();
    const format = useFormat();
    const { slice, day, wanted } = value ?? { slice: 1, day: dayOf(item, 1), wanted: null };
    // Some travellers alone have another difference, and other refusals, than all.
    const moving = Form.useWatch<number[] | undefined>('moving') ?? [];
    const query = { slice: String(slice), day, moving: moving.join(',') };
    const { data, isFetching } = useAnswer(calls.flightChangeOptions, { params: { id: order.id }, query } as never);
    const flights = (data as { flights: ChangeOption[] } | undefined)?.flights ?? [];
    const all = flights.flatMap((option) => option.fares.map((fare) => ({ option, fare })));
    const cost = ({ due, back }: ChangeOption['fares'][number]): string =>
      due ? `+${format.money(due.usd)}` : back ? `−${format.money(back.usd)}` : format.money(0);
    const take = (picked: string | undefined) => {
      const found = all.find(({ option, fare }) => keyOf(option, fare.brand) === picked);
      const legs = found?.option.legs.map(({ flightId, day: on, number }) => ({ flightId, day: on, number })) ?? [];
      const wanted = found && { cabin: found.option.cabin, brand: found.fare.brand, seat: found.fare.seat, legs };
      onChange?.({ slice, day, wanted: wanted ?? null });
    };
    return (
      <div className={styles.way}>
        <Select
          aria-label={t('flights.staff.change_way')}
          value={slice}
          options={item.slices.map(({ legs }, index) => ({
            value: index + 1,
            label: `${legs[0]?.from.code} – ${legs.at(-1)?.to.code}`,
          }))}
          onChange={(next) => onChange?.({ slice: next, day: dayOf(item, next), wanted: null })}
        />
        <DayInput
          aria-label={t('flights.staff.change_day')}
          value={day}
          onChange={(next) => next && onChange?.({ slice, day: next, wanted: null })}
        />
        <Select
          aria-label={t('flights.staff.change_flight')}
          placeholder={t('flights.staff.change_flight')}
          loading={isFetching}
          allowClear
          value={
            wanted
              ? keyOf({ key: wanted.legs.map((leg) => `${leg.flightId}@${leg.day}`).join('_') }, wanted.brand)
              : null
          }
          options={all.map(({ option, fare }) => ({
            value: keyOf(option, fare.brand),
            disabled: fare.booked,
            label: listed(
              option.legs.map(({ number }) => number).join(comma()),
              hoursOf(option),
              fare.name,
              fare.booked ? t('flights.staff.change_booked') : cost(fare),
            ),
          }))}
          onChange={(picked) => take(picked ?? undefined)}
        />
      </div>
    );
  };
}

/** Some travellers of an order: who leave it, or who alone change. */
function travellersField(
  order: StaffTravelDetail,
  label: 'flights.staff.change_leaving' | 'flights.staff.change_moving',
) {
  return function TravellersField({ value = [], onChange }: OwnFieldProps<number[]>) {
    const t = useText();
    return (
      <Select
        mode="multiple"
        aria-label={t(label)}
        value={value}
        options={order.guests.map(({ givenName, familyName }, index) => ({
          value: index + 1,
          label: `${givenName} ${familyName}`,
        }))}
        onChange={(next) => onChange?.(next)}
      />
    );
  };
}

const formOf = (order: StaffTravelDetail) =>
  defineForm<OtherFlights>()([
    { name: 'way', kind: 'own', render: wayField(order), label: 'flights.staff.change_flight' },
    {
      name: 'moving',
      kind: 'own',
      render: travellersField(order, 'flights.staff.change_moving'),
      label: 'flights.staff.change_moving',
    },
    {
      name: 'leaving',
      kind: 'own',
      render: travellersField(order, 'flights.staff.change_leaving'),
      label: 'flights.staff.change_leaving',
    },
    { name: 'seats', kind: 'own', render: changedSeatsField(order), label: 'flights.staff.change_seats' },
  ]);

/** The flights of an order in one line: each way with its day, hour, flights and fare, how many travel, their seats and bags. */
function said(item: FlightItem, ctx: CellContext): string {
  const ways = item.slices.map((slice) =>
    listed(
      ctx.format.day(slice.localDeparture),
      slice.localDeparture.slice(11),
      slice.legs.map(({ number }) => number).join(comma()),
      slice.fare.name,
    ),
  );
  const { adults, childAges, babies } = item.party;
  const travellers = ctx.t('flights.staff.change_travellers', { count: adults + childAges.length + babies });
  const seats = item.seats.map(({ seat }) => seat).join(comma());
  return [
    ...ways,
    travellers,
    ...(seats ? [named(ctx.t('flights.staff.seats'), seats)] : []),
    ...(item.bags.length > 0 ? [bagsSaid(item, ctx)] : []),
  ].join(' · ');
}

/** How staff change the flights of an order, or take travellers off it. */
export const flightChange = defineChange<OtherFlights>({
  useFields: (order) => useMemo(() => formOf(order), [order]),
  initial: (order) => ({
    way: { slice: 1, day: dayOf(itemOf(order), 1), wanted: null },
    moving: [],
    leaving: [],
    seats: {},
  }),
  quote: (order, { way, moving, leaving, seats, waiveFee }) =>
    request(calls.quoteFlightChange, {
      params: { id: order.id },
      body: {
        slices: way.wanted
          ? [
              {
                ...{ slice: way.slice, cabin: way.wanted.cabin, brand: way.wanted.brand },
                legs: way.wanted.legs.map(({ flightId, day }) => ({ flightId, day })),
              },
            ]
          : [],
        ...{ moving, leaving, waiveFee },
        seats: seatsWanted(order, { way, moving, leaving }, seats),
      },
    }),
  make: ({ id, version }, given, idempotencyKey) =>
    request(calls.changeFlight, { params: { id }, body: { version, ...given } }, { idempotencyKey }),
  said: (subject, ctx) => said(subject as unknown as FlightItem, ctx),
});
