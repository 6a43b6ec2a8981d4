import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import { type SeatSpot, spotsOf } from '@app/contract/verticals/flights/seat-map';
import type { LegSeats } from '@app/contract/verticals/flights/seat-views';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { centreIn } from '../../../ui/centre-in.ts';
import { Chips } from '../../../ui/chips.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useSentences } from '../../../widgets/use-sentences.ts';
import { firstApart, isBarred, nextWithout, type Seats, seatsText, withoutSeat, withSeat } from './seat-choice.ts';
import { SeatLegend, SeatMap, type Sitter } from './seat-map.tsx';
import { type TripLeg, useSeatWords } from './seat-words.ts';
import styles from './seats.module.css';

/** Somebody who needs a seat. */
export type SeatTraveller = { readonly guest: number; readonly name: string; readonly initials: string };

type Choosing = {
  readonly leg: TripLeg;
  readonly travellers: readonly SeatTraveller[];
  readonly party: FlightParty;
  readonly guest: number;
  readonly onGuest: (guest: number) => void;
  readonly seats: Seats;
  readonly onSeats: (seats: Seats) => void;
  /** Seats that a booking has: they are paid, and given up only for others. */
  readonly booked: Seats;
};

/** Who chooses, in a sideways row with the chosen one in view: each with the seat that they have on this flight. */
function TravellerCards({ leg, travellers, guest, onGuest, seats }: Choosing) {
  const t = useT();
  const row = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one comes into view when it changes
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && chosen) centreIn(row.current, chosen);
  }, [guest]);
  return (
    <fieldset ref={row} className={`scroll ${styles.travellers}`} aria-label={t('flights.travellers_title')}>
      {travellers.map((one) => (
        <button
          key={one.guest}
          type="button"
          className={cx(styles.traveller, one.guest === guest && styles.on)}
          aria-pressed={one.guest === guest}
          onClick={() => onGuest(one.guest)}
        >
          <span className={styles.face} aria-hidden="true">
            {one.initials}
          </span>
          <span className={`grow ${styles.text}`}>
            <span className="sub semi">{one.name}</span>
            <span className="cap t2 num">
              {seats.find((seat) => seat.leg === leg.position && seat.guest === one.guest)?.seat ??
                t('flights.seat_none_yet')}
            </span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** What a pressed seat is and costs, and the way to choose it or to drop it. */
function PickedSeat(
  props: Choosing & { readonly spot: SeatSpot; readonly prices: LegSeats['prices']; readonly onDone: () => void },
) {
  const t = useT();
  const words = useSeatWords();
  const { spot, leg, guest, seats, party, travellers } = props;
  const here = { leg: leg.position, guest };
  const name = travellers.find((one) => one.guest === guest)?.name ?? '';
  const has = (all: Seats) => all.some((one) => one.leg === here.leg && one.guest === guest && one.seat === spot.seat);
  const [isMine, isBooked] = [has(seats), has(props.booked)];
  const barred = isBarred(spot, guest, party);
  const facts = [words.legroom(spot.legroomCm), isBooked ? t('flights.seat_own') : words.cost(props.prices[spot.kind])]
    .filter(Boolean)
    .join(t('travel.comma'));
  return (
    <div className={styles.pick} role="status">
      <span className={cx(styles.seat, styles.sample, spot.kind === 'legroom' && styles.legroom)} aria-hidden="true">
        {spot.seat}
      </span>
      <div className="grow">
        <p className="semi">
          <span className="visually-hidden">{spot.seat} </span>
          {words.kind(spot)}
        </p>
        <p className="cap t2">{facts}</p>
        {spot.exit ? (
          <p className="cap t2">{barred ? t('flights.seat_not_for', { name }) : t('flights.seat_exit_rule')}</p>
        ) : null}
      </div>
      {isMine && props.booked.length === 0 ? (
        <Button
          kind="soft"
          size="m"
          onClick={() => {
            props.onSeats(withoutSeat(seats, here));
            props.onDone();
          }}
        >
          {t('flights.seat_give_back')}
        </Button>
      ) : null}
      {isMine || barred ? null : (
        <Button
          kind="soft"
          size="m"
          onClick={() => {
            const next = withSeat(seats, { ...here, seat: spot.seat });
            props.onSeats(next);
            props.onGuest(nextWithout(next, here, party));
            props.onDone();
          }}
        >
          {t('flights.seat_take')}
        </Button>
      )}
    </div>
  );
}

type Read = { readonly data: LegSeats; readonly map: NonNullable<LegSeats['map']> };

/** The cabin of a flight with the seats of the booking in it. */
function Cabin(props: Choosing & Read) {
  const t = useT();
  const sentences = useSentences();
  const words = useSeatWords();
  const [picked, setPicked] = useState<SeatSpot | null>(null);
  const { leg, travellers, guest, seats, data, map } = props;
  const spots = useMemo(() => spotsOf(map), [map]);
  const own = new Set(props.booked.filter((one) => one.leg === leg.position).map(({ seat }) => seat));
  const sitters = new Map(
    seats
      .filter((one) => one.leg === leg.position)
      .map(({ seat, guest: at }): [string, Sitter] => {
        const who = travellers.find((one) => one.guest === at);
        return [seat, { name: who?.name ?? '', initials: who?.initials ?? '', mine: at === guest }];
      }),
  );
  return (
    <>
      <h3 className="h3">{data.aircraft}</h3>
      <SeatLegend spots={spots} />
      <SeatMap
        key={leg.position}
        label={[t('flights.seats_title'), words.leg(leg.leg)].join(t('travel.comma'))}
        map={map}
        spots={spots}
        prices={data.prices}
        taken={new Set(data.taken.filter((name) => !own.has(name)))}
        sitters={sitters}
        picked={picked?.seat ?? null}
        onPick={(spot) => {
          const whose = seats.find((one) => one.leg === leg.position && one.seat === spot.seat);
          if (whose) props.onGuest(whose.guest);
          setPicked(spot);
        }}
      />
      <p className={`cap t3 ${styles.note}`}>
        {sentences(props.booked.length > 0 ? t('flights.seats_difference') : '', t('flights.seats_lost'))}
      </p>
      {picked ? <PickedSeat {...props} spot={picked} prices={data.prices} onDone={() => setPicked(null)} /> : null}
    </>
  );
}

/** The seats of a flight: read anew whenever it is looked at, since others choose too. */
const useLegSeats = ({ leg, cabin, brand }: TripLeg) =>
  useEndpoint(
    flightEndpoints.flightSeats,
    { query: { flightId: leg.flightId, day: leg.day, cabin, brand } },
    { staleTime: 0 },
  );

/** The seats of one flight, to choose for each traveller. */
function LegChoice(props: Choosing & { readonly read: ReturnType<typeof useLegSeats> }) {
  const t = useT();
  const { read } = props;
  if (read.isPending) return <Skeleton height="48rem" radius="var(--r-l)" />;
  if (!read.data) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  const { map } = read.data;
  if (!map) return <p className={`t2 ${styles.note}`}>{t('flights.seat_no_choice')}</p>;
  return (
    <>
      <TravellerCards {...props} />
      <Cabin key={props.leg.position} {...props} data={read.data} map={map} />
    </>
  );
}

type SheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly legs: readonly [TripLeg, ...TripLeg[]];
  readonly travellers: readonly SeatTraveller[];
  readonly party: FlightParty;
  readonly chosen: Seats;
  /** Whether what is chosen is what a booking has; without it nothing is booked yet. */
  readonly isBooked?: boolean;
  readonly onChoose: (seats: Seats) => void;
};

const NONE: Seats = [];

type Here = { readonly leg: TripLeg; readonly seats: Seats; readonly party: FlightParty; readonly booked: Seats };

/** What is chosen on a flight and costs there, or who would sit alone. What is booked costs no more than it did. */
function useHere({ leg, seats, party, booked }: Here, data: LegSeats | undefined) {
  const t = useT();
  const format = usePriceFormat();
  const spots = new Map(data?.map ? spotsOf(data.map).map((spot) => [spot.seat, spot]) : []);
  const isApart = firstApart(seats, { leg: leg.position, party, spots }) !== undefined;
  const here = seats.filter((one) => one.leg === leg.position);
  const costs = here.flatMap(({ seat, guest }) => {
    if (booked.some((one) => one.leg === leg.position && one.guest === guest)) return [];
    const kind = spots.get(seat)?.kind;
    return kind && data ? data.prices[kind] : [];
  });
  const [first] = costs;
  const sum = (of: 'usd' | 'amount') => costs.reduce((total, price) => total + price[of], 0);
  const cost = first && sum('usd') > 0 ? format.text({ ...first, amount: sum('amount') }) : '';
  const names = here.map(({ seat }) => seat).join(t('travel.list_comma'));
  const text = [names || t('flights.seats_none_here'), cost].filter(Boolean).join(' · ');
  return { isApart, text: isApart ? t('field.seat_child') : text };
}

/** Seats are chosen flight by flight, each traveller's own; nothing is priced before the sheet is closed. */
export function SeatSheet(props: SheetProps) {
  const t = useT();
  const words = useSeatWords();
  const { legs, travellers, party, chosen, onClose } = props;
  const [seats, setSeats] = useState(chosen);
  const [position, setPosition] = useState(legs[0].position);
  const [guest, setGuest] = useState(1);
  const leg = legs.find((one) => one.position === position) ?? legs[0];
  const read = useLegSeats(leg);
  const booked = props.isBooked ? chosen : NONE;
  const { isApart, text } = useHere({ leg, seats, party, booked }, read.data);
  const close = () => {
    // Where a child would sit alone on this flight, what was chosen on it before stays.
    const on = (all: Seats, here: boolean) => all.filter((one) => (one.leg === leg.position) === here);
    const sound = isApart ? [...on(seats, false), ...on(chosen, true)] : seats;
    if (seatsText(sound) !== seatsText(chosen)) props.onChoose(sound);
    onClose();
  };
  return (
    <Sheet
      open={props.open}
      onClose={close}
      title={t('flights.seats_choose')}
      footer={
        <>
          <p className={cx('grow sub', isApart ? 'bad' : 't2')} role="status">
            {text}
          </p>
          <Button disabled={isApart} onClick={close}>
            {t('flights.seats_done')}
          </Button>
        </>
      }
    >
      {legs.length > 1 ? (
        <div className={styles.legs}>
          <Chips
            scroll
            label={t('flights.itinerary')}
            choices={legs.map((one) => ({
              value: String(one.position),
              label: words.leg(one.leg),
              disabled: isApart && one !== leg,
            }))}
            value={String(leg.position)}
            onChange={(value) => {
              setPosition(Number(value));
              setGuest(1);
            }}
          />
        </div>
      ) : null}
      <LegChoice
        key={leg.position}
        {...{ leg, travellers, party, guest, seats, read, booked }}
        onGuest={setGuest}
        onSeats={setSeats}
      />
    </Sheet>
  );
}
