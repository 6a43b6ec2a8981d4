import type { WantedBag } from '@app/contract/verticals/flights/bag-schemas';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { parameters } from '@app/contract/verticals/flights/parameters';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import type { Chance } from '../../../demo/seed/chance.ts';
import type { SeededCustomer } from '../../../demo/seed/customers.ts';
import type { PlannedTrip, TripStep } from '../../../demo/seed/travel/trip.ts';
import type { TravelOffer } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { routeOf } from '../db/route.repo.ts';
import { inTimeForReturn } from '../domain/connections.ts';
import { asSnapshot } from '../domain/flight-snapshot.ts';
import { type Departure, departureOn } from '../domain/schedule.ts';
import type { FareBrand, StoredFlight } from '../domain/stored-flight.ts';
import { recordLocator, ticketNumber } from '../domain/ticket-numbers.ts';
import { type TripFare, tripFares } from '../domain/trip-fares.ts';
import { offerOf } from '../usecases/offer-flight.ts';
import { demoAirlines } from './airlines.ts';
import { tripGuests } from './trip-guests.ts';
import type { DemoTicket } from './write-bookings.ts';

const TRIES = 12;
const ISSUE_MINUTES = parameters['flight.issue_minutes'].initial;
const VERIFY_AFTER = DAY;
const COMMENT_WITHIN = 15 * DAY;
/** How long ago the airline cancelled a departure of the next days. */
const CALLED_OFF_AGO = 3 * HOUR;
const PREFIXES = new Map(demoAirlines.map(({ code, ticketPrefix }) => [code, ticketPrefix]));
const FREE = {
  hours: parameters['flight.free_hours'].initial,
  daysAhead: parameters['flight.free_days_ahead'].initial,
};
const CLOSES = parameters['flight.close_minutes'].initial * MINUTE;

/** What becomes of a booking, as far as its day has come. */
export type Fate = 'called_off' | 'flown' | 'told' | 'cancelled' | 'expired' | 'given_up' | 'unpaid' | 'to_issue';

export type Wish = {
  readonly customer: SeededCustomer;
  readonly day: Day;
  readonly fate: Fate;
  readonly party: FlightParty;
  readonly roundTrip: boolean;
  /** To and back from a town where the demo has hotels, for nights enough to stay there. */
  readonly longStay?: boolean;
  readonly cabin: Cabin;
  readonly placedAt: Date;
  /** The flight of the way out; any one without it. */
  readonly on?: StoredFlight;
  /** Whether it is booked at what it is offered for. */
  readonly takes?: (offer: TravelOffer) => boolean;
};
export type Sky = {
  readonly all: readonly StoredFlight[];
  readonly brands: readonly FareBrand[];
  /** Cities where the demo has hotels. */
  readonly staysIn: ReadonlySet<string>;
};
export type Stage = {
  readonly tx: Tx;
  readonly chance: Chance;
  readonly now: Date;
  readonly sky: Sky;
  readonly tickets: DemoTicket[];
  /** Days that customers are away by plane. */
  readonly away: Map<string, { readonly from: Day; readonly to: Day }[]>;
};

export const hasRoom = (departure: Departure | null, party: FlightParty): departure is Departure =>
  departure !== null && departure.seatsLeft >= 6 + party.adults && departure.lapsLeft >= party.babies + 2;

/** Some way out on the day, and a way back some days later where one is wanted; null where nothing suitable flies. */
function someTrip(wish: Wish, { chance, sky }: Stage): Departure[][] | null {
  const flights = sky.all.filter(({ cabin }) => cabin?.cabin === wish.cabin);
  const outward = wish.longStay ? flights.filter(({ to }) => sky.staysIn.has(to.cityId)) : flights;
  const out = departureOn(wish.on ?? chance.pick(outward), wish.day);
  if (!hasRoom(out, wish.party) || out.departsAt < addMs(wish.placedAt, CLOSES)) return null;
  if (!wish.roundTrip) return [[out]];
  const home = flights.filter(
    ({ from, to }) => from.cityId === out.flight.to.cityId && to.cityId === out.flight.from.cityId,
  );
  const returning =
    home[0] && departureOn(chance.pick(home), addDays(wish.day, chance.whole(wish.longStay ? 6 : 2, 9)));
  if (!returning || !hasRoom(returning, wish.party)) return null;
  return inTimeForReturn(out.arrivesAt, returning.departsAt) ? [[out], [returning]] : null;
}

/** One locator and a ticket for each traveller of every airline; returns the numbers as an order is confirmed with. */
function issue(
  trip: readonly (readonly Departure[])[],
  travellers: number,
  given: Stage & { orderId: string; at: Date },
) {
  const { chance, orderId, at } = given;
  const below = (bound: number) => chance.whole(0, bound - 1);
  const airlines = new Map(trip.flat().map(({ flight }) => [flight.airline.id, flight.airline.code]));
  const numbers: string[] = [];
  for (const [airlineId, code] of airlines) {
    const locator = recordLocator(below);
    numbers.push(locator);
    for (let guest = 1; guest <= travellers; guest += 1) {
      const number = ticketNumber(PREFIXES.get(code) ?? '810', below);
      numbers.push(number);
      given.tickets.push({ orderId, guest, airlineId, number, recordLocator: locator, issuedAt: at });
    }
  }
  return numbers;
}

/** The steps of a booking's life that have happened by now. */
function lifeOf(
  wish: Wish,
  of: { offer: TravelOffer; numbers: (at: Date) => readonly string[] },
  stage: Stage,
): TripStep[] {
  const { placedAt, fate } = wish;
  const { chance, now } = stage;
  const review: TripStep = { event: 'review', actor: 'system', at: placedAt };
  if (fate === 'unpaid') return [review];
  if (fate === 'expired') return [review, { event: 'expire', actor: 'system', at: addMs(placedAt, 15 * MINUTE) }];
  if (fate === 'given_up')
    return [review, { event: 'cancel', actor: 'customer', at: addMs(placedAt, chance.between(2, 12) * MINUTE) }];
  const paidAt = addMs(placedAt, chance.between(1, 9) * MINUTE);
  const pay: TripStep = { event: 'pay', actor: 'system', at: paidAt };
  if (fate === 'to_issue') return [review, pay];
  const issuedAt = addMs(paidAt, ISSUE_MINUTES * MINUTE);
  const begun: TripStep[] = [review, pay];
  if (issuedAt < now) begun.push({ event: 'confirm', actor: 'system', at: issuedAt, references: of.numbers(issuedAt) });
  if (fate === 'called_off') {
    return [...begun, { event: 'cancel_paid', actor: 'system', at: addMs(now, -CALLED_OFF_AGO), refundShare: 1 }];
  }
  const { startsAt, endsAt } = of.offer.service;
  if (fate === 'cancelled') {
    const until = Math.min(startsAt.getTime(), now.getTime()) - 2 * HOUR;
    const at = new Date(Math.max(issuedAt.getTime() + HOUR, placedAt.getTime() + (until - placedAt.getTime()) * 0.6));
    return [...begun, { event: 'cancel_paid' as const, actor: 'customer' as const, at }].filter(
      (step) => step.at < now,
    );
  }
  const verified = addMs(endsAt, VERIFY_AFTER);
  const remark = {
    rating: chance.pick([5, 5, 5, 4, 4, 3]),
    text: '',
    pictures: [],
  };
  const end: TripStep =
    fate === 'told'
      ? { event: 'comment', actor: 'customer', at: addMs(verified, chance.between(3, 90) * HOUR), remark }
      : { event: 'auto_comment', actor: 'system', at: addMs(verified, COMMENT_WITHIN) };
  return [...begun, { event: 'verify' as const, actor: 'system' as const, at: verified }, end].filter(
    ({ at }) => at < now,
  );
}

/** Whether a customer flies about these days already; a day at both ends is left free. */
const isAway = ({ away }: Stage, customer: SeededCustomer, days: { from: Day; to: Day }): boolean =>
  (away.get(customer.id) ?? []).some(({ from, to }) => from <= addDays(days.to, 2) && to >= addDays(days.from, -2));

/** Every fourth booking takes a bag more for its first traveller, on each way that sells one. */
const bagsFor = (id: string, fare: TripFare): WantedBag[] =>
  Number.parseInt(id.slice(-2), 16) % 4 > 0
    ? []
    : fare.slices.flatMap(({ extraBags }, index) =>
        extraBags.some(({ kind }) => kind === 'checked')
          ? [{ slice: index + 1, guest: 1, kind: 'checked' as const, pieces: 1 }]
          : [],
      );

/** Books a trip as it is wished; null where none is found. */
export async function tripOf(wish: Wish, stage: Stage): Promise<PlannedTrip | null> {
  const { tx, chance, sky } = stage;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const trip = someTrip(wish, stage);
    const fares = trip && tripFares(trip, sky.brands, wish.party);
    const fare = fares && chance.pick(fares);
    const [first, end] = [trip?.[0]?.[0], trip?.[0]?.at(-1)];
    if (!trip || !fare || !first || !end) continue;
    const days = { from: wish.day, to: trip.at(-1)?.[0]?.day ?? wish.day };
    if (isAway(stage, wish.customer, days)) continue;
    const id = chance.id(wish.placedAt);
    const route = { newId: chance.id(wish.placedAt), from: first.flight.from.cityId, to: end.flight.to.cityId };
    const subjectId = await routeOf(tx, route);
    const free = { placedAt: wish.placedAt, ...FREE };
    const bags = bagsFor(id, fare);
    const offer = offerOf({ trip, fare, party: wish.party, subjectId, free, bags });
    if (wish.takes && !wish.takes(offer)) continue;
    stage.away.set(wish.customer.id, [...(stage.away.get(wish.customer.id) ?? []), days]);
    const guests = tripGuests(wish.party, {
      customer: wish.customer,
      agesOn: asSnapshot(offer.snapshot).agesOn,
      chance,
    });
    const numbers = (at: Date) => issue(trip, guests.length, { ...stage, orderId: id, at });
    return {
      id,
      kind: 'flight',
      customer: wish.customer,
      offer,
      request: {
        slices: trip.map((legs, index) => ({
          cabin: wish.cabin,
          brand: fare.slices[index]?.code,
          legs: legs.map(({ flight, day }) => ({ flightId: flight.id, day })),
        })),
        ...wish.party,
        bags,
      },
      guests,
      wishes: '',
      arrival: '',
      placedAt: wish.placedAt,
      steps: lifeOf(wish, { offer, numbers }, stage),
      confirming: {
        minutes: wish.fate === 'to_issue' ? null : ISSUE_MINUTES,
        promisedMinutes: flightLimits.issueMinutes,
      },
    };
  }
  return null;
}
