import { isRoundTrip } from '@app/contract/verticals/flights/round-trip';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { IconPlane } from '@tabler/icons-react';
import type { TravelKindLook } from '../../features/travel/travel-kinds';
import { comma } from '../../text/in-my-language';
import type { CellContext } from '../../ui/list/define-list';
import { duration, hourWithShift } from './flight-words';
import { bagsChange } from './orders/bags-change';
import { flightChange } from './orders/flight-change';

const party = ({ adults, childAges, babies }: FlightItem['party'], { t }: CellContext): string =>
  [
    t('flights.staff.adults', { count: adults }),
    childAges.length > 0 ? t('flights.staff.children', { count: childAges.length, ages: childAges.join(comma()) }) : '',
    babies > 0 ? t('flights.staff.babies', { count: babies }) : '',
  ]
    .filter(Boolean)
    .join(comma());

/** What a way of a trip is called: out and back, or by its number among several. */
function wayName(index: number, slices: FlightItem['slices'], { t }: CellContext): string {
  if (slices.length > 1 && !isRoundTrip(slices)) return t('flights.staff.way_number', { number: index + 1 });
  return t(index === 0 ? 'flights.staff.out' : 'flights.staff.back');
}

/** The bags of each traveller, way by way. */
function bagFacts(item: FlightItem, ctx: CellContext): [string, React.ReactNode][] {
  const { t } = ctx;
  const byGuest = Map.groupBy(item.bags, ({ guest }) => guest);
  return [...byGuest]
    .sort(([a], [b]) => a - b)
    .map(([guest, bags]) => [
      t('flights.staff.bags_of', { number: guest }),
      bags.map(({ slice, kind, kg, pieces }) => (
        <div key={`${slice}${kind}${kg}`}>
          {[
            wayName(slice - 1, item.slices, ctx),
            `${pieces} × ${t('flights.staff.preview_bag', { bag: t(`flights.bag_kind.${kind}`), kg })}`,
          ].join(comma())}
        </div>
      )),
    ]);
}

/** The seats of each traveller, flight by flight. */
function seatFacts({ seats, slices }: FlightItem, { t }: CellContext): [string, React.ReactNode][] {
  const legs = slices.flatMap((slice) => slice.legs);
  const byGuest = Map.groupBy(seats, ({ guest }) => guest);
  return [...byGuest]
    .sort(([a], [b]) => a - b)
    .map(([guest, own]) => [
      t('flights.staff.seats_of', { number: guest }),
      own.map(({ leg, seat }) => <div key={leg}>{[legs[leg - 1]?.number, seat].filter(Boolean).join(comma())}</div>),
    ]);
}

/** How flight orders are drawn among travel orders: the item of their subject is a `FlightItem`. */
const flight: TravelKindLook = {
  kind: 'flight',
  icon: IconPlane,
  unit: 'flights.staff.traveller_number',
  issues: true,
  change: flightChange,
  addition: bagsChange,
  providedSaid: (subject, { format }) =>
    (subject as unknown as FlightItem).slices
      .flatMap(({ legs }) => legs)
      .map(
        (leg) =>
          `${leg.number} ${format.day(leg.localDeparture)} ${leg.localDeparture.slice(11)}–${hourWithShift(leg.localArrival.slice(11), leg.dayShift)}`,
      )
      .join(comma()),
  facts: (subject, ctx) => {
    const { t, format } = ctx;
    const item = subject as unknown as FlightItem;
    const slices = item.slices.map((slice, index) => [
      wayName(index, item.slices, ctx),
      [
        ...slice.legs.map((leg) => (
          <div key={`${leg.flightId}${leg.day}`}>
            {[
              leg.number,
              format.day(leg.localDeparture),
              `${leg.from.code} ${leg.localDeparture.slice(11)} – ${leg.to.code} ${hourWithShift(leg.localArrival.slice(11), leg.dayShift)}`,
              duration(leg.minutes, ctx),
            ].join(comma())}
          </div>
        )),
        <div key="fare">{[t(`flights.cabin.${slice.cabin}`), slice.fare.name].join(comma())}</div>,
      ],
    ]) as [string, React.ReactNode][];
    return [
      ...slices,
      [t('flights.staff.party'), party(item.party, ctx)],
      ...seatFacts(item, ctx),
      ...bagFacts(item, ctx),
    ];
  },
};
export default flight;
