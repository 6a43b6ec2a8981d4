import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import type { Cabin, SeatChoice } from '@app/contract/verticals/flights/facts';
import { spotsOf } from '@app/contract/verticals/flights/seat-map';
import type { ChosenSeat } from '@app/contract/verticals/flights/seat-rules';
import type { LegSeats } from '@app/contract/verticals/flights/seat-views';
import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { Form, Select } from 'antd';
import { useAnswer } from '../../../api/use-answer';
import { listed } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import styles from './orders.module.css';

type Leg = { flightId: string; day: string; number: string };
/** Another flight of a way, in a fare. */
type OtherFlight = { cabin: Cabin; brand: string; seat: SeatChoice; legs: Leg[] };
/** Which way is changed, the day that is looked at, and what is taken on it. */
export type WayValue = { slice: number; day: string; wanted: OtherFlight | null };
type Changing = { readonly way: WayValue; readonly moving: readonly number[]; readonly leaving: readonly number[] };
/** Seats by flight, day and the position of the traveller in the order. */
export type SeatNames = Record<string, string>;

type NewLeg = Leg & { readonly position: number; readonly cabin: Cabin; readonly brand: string };
const nameOf = ({ flightId, day }: Leg, who: number): string => `${flightId} ${day} ${who}`;

/** The flights that the changed trip has and the order does not, in fares in which seats are chosen; by their positions in the changed trip. */
function newLegs(order: StaffTravelDetail, { slice, wanted }: WayValue): NewLeg[] {
  const { slices } = order.subject.item as unknown as FlightItem;
  if (!wanted || wanted.seat === 'none') return [];
  const before = slices.slice(0, slice - 1).reduce((sum, { legs }) => sum + legs.length, 0);
  const has = slices.flatMap(({ legs, cabin }) => legs.map(({ flightId, day }) => `${flightId} ${day} ${cabin}`));
  const { cabin, brand } = wanted;
  return wanted.legs.flatMap((leg, at) =>
    has.includes(`${leg.flightId} ${leg.day} ${cabin}`) ? [] : [{ ...leg, position: before + at + 1, cabin, brand }],
  );
}

/** Who has the changed trip and a seat in it, by their positions in the order. */
const seated = ({ guests }: StaffTravelDetail, { moving, leaving }: Omit<Changing, 'way'>): number[] =>
  guests.flatMap(({ ageType }, index) => {
    const at = index + 1;
    const comes = moving.length > 0 ? moving.includes(at) : !leaving.includes(at);
    return comes && ageType !== 'baby' ? [at] : [];
  });

/** Returns the seats of a changed trip as its price is asked with them. */
export function seatsWanted(order: StaffTravelDetail, changing: Changing, names: SeatNames): ChosenSeat[] {
  const who = seated(order, changing);
  return newLegs(order, changing.way).flatMap((leg) =>
    who.flatMap((at, index) => {
      const seat = names[nameOf(leg, at)];
      return seat ? [{ leg: leg.position, guest: index + 1, seat }] : [];
    }),
  );
}

/** The seats of one flight, to choose for each traveller. */
function LegSeatsField(props: {
  readonly order: StaffTravelDetail;
  readonly leg: NewLeg;
  readonly who: readonly number[];
  readonly names: SeatNames;
  readonly onNames: (names: SeatNames) => void;
}) {
  const t = useText();
  const format = useFormat();
  const { order, leg, names } = props;
  const { flightId, day, cabin, brand } = leg;
  const read = useAnswer(calls.flightSeatsToChoose, {
    params: { id: order.id },
    query: { flightId, day, cabin, brand },
  } as never);
  const data = read.data as LegSeats | undefined;
  const chosen = new Set(props.who.map((who) => names[nameOf(leg, who)]));
  const free = (data?.map ? spotsOf(data.map) : []).filter(({ seat }) => !data?.taken.includes(seat));
  return props.who.map((who) => {
    const { givenName = '', familyName = '' } = order.guests[who - 1] ?? {};
    const own = names[nameOf(leg, who)];
    const label = listed(leg.number, `${givenName} ${familyName}`);
    return (
      <Select
        key={who}
        showSearch
        allowClear
        aria-label={label}
        placeholder={`${label}: ${t('flights.staff.seat_with_ticket')}`}
        loading={read.isFetching}
        value={own ?? null}
        options={free.map(({ seat, kind }) => ({
          value: seat,
          disabled: seat !== own && chosen.has(seat),
          label: listed(seat, t(`flights.seat_row.${kind}`), format.money(data?.prices[kind].usd ?? 0)),
        }))}
        onChange={(seat) => {
          const { [nameOf(leg, who)]: _before, ...others } = names;
          props.onNames(seat ? { ...others, [nameOf(leg, who)]: seat } : others);
        }}
      />
    );
  });
}

/** Seats on the flights that an order is changed to; who has none is assigned one with the ticket. */
export function changedSeatsField(order: StaffTravelDetail) {
  return function ChangedSeatsField({ value = {}, onChange }: OwnFieldProps<SeatNames>) {
    const t = useText();
    const way = Form.useWatch<WayValue | undefined>('way');
    const moving = Form.useWatch<number[] | undefined>('moving') ?? [];
    const leaving = Form.useWatch<number[] | undefined>('leaving') ?? [];
    const legs = way ? newLegs(order, way) : [];
    if (legs.length === 0) return <span>{t('flights.staff.seat_with_ticket')}</span>;
    return (
      <div className={styles.seats}>
        {legs.map((leg) => (
          <LegSeatsField
            key={nameOf(leg, 0)}
            order={order}
            leg={leg}
            who={seated(order, { moving, leaving })}
            names={value}
            onNames={(names) => onChange?.(names)}
          />
        ))}
      </div>
    );
  };
}
