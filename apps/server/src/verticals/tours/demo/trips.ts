import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourParty } from '@app/contract/verticals/tours/party';
import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { VerticalTrips } from '../../../demo/content/vertical-demos.ts';
import { type Chance, createChance } from '../../../demo/seed/chance.ts';
import type { SeededCustomer } from '../../../demo/seed/customers.ts';
import type { PlannedTrip, TripStep } from '../../../demo/seed/travel/trip.ts';
import type { BookedGuest } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { departuresOf } from '../db/departure.repo.ts';
import { tourById } from '../db/tour.repo.ts';
import { closesAt } from '../domain/departure-state.ts';
import { fittingTours } from '../domain/rank-tours.ts';
import type { StoredDeparture, StoredTour } from '../domain/stored-tour.ts';
import { chosenOf } from '../domain/tour-items.ts';
import { offerOf, termWords } from '../usecases/offer-tour.ts';
import { companions } from './remarks.ts';
import { withWords } from './with-words.ts';
import { writeBookings } from './write-bookings.ts';

const OWN_CHANCE = 1_170;
const LATELY = 60;
const AHEAD = 40;
const VERIFY_AFTER = DAY;
const COMMENT_WITHIN = 15 * DAY;

/** What becomes of a booking, as far as its day has come. */
type Fate = 'told' | 'travelled' | 'cancelled' | 'lapsed' | 'given_up' | 'unpaid' | 'waiting' | 'called_off';

type Wish = {
  readonly customer: SeededCustomer;
  readonly tour: StoredTour;
  readonly departure: StoredDeparture;
  readonly party: TourParty;
  readonly fate: Fate;
  readonly placedAt: Date;
  /** When the departure was guaranteed, where that was after it was paid. */
  readonly surelyAt?: Date;
};

type Stage = {
  readonly tx: Tx;
  readonly chance: Chance;
  readonly now: Date;
  readonly tours: readonly StoredTour[];
  readonly departures: ReadonlyMap<string, readonly StoredDeparture[]>;
  /** Places taken of each departure so far. */
  readonly taken: Map<string, number>;
  /** When each customer is away, a day either side included. */
  readonly away: Map<string, { from: Date; to: Date }[]>;
  readonly travellers: readonly SeededCustomer[];
};

const two: TourParty = { adults: 2, seniors: 0, childAges: [] };
const alone: TourParty = { adults: 1, seniors: 0, childAges: [] };
const PARTIES: readonly TourParty[] = [two, two, two, alone, { adults: 2, seniors: 0, childAges: [12] }];

const seatsOn = (tour: StoredTour, party: TourParty): number | null =>
  fittingTours([tour], party, new Date(0))[0]?.wanted.seats ?? null;

/** Whether a customer is at home then; and away from now on. */
function leaves({ away }: Stage, { customer, departure }: Pick<Wish, 'customer' | 'departure'>): boolean {
  const from = addMs(departure.startsAt, -DAY);
  const to = addMs(departure.endsAt, DAY);
  const known = away.get(customer.id) ?? [];
  if (known.some((one) => one.from < to && from < one.to)) return false;
  away.set(customer.id, [...known, { from, to }]);
  return true;
}

/** Whether a party finds a place and its customer is at home; and takes it then. */
function takes(stage: Stage, wish: Pick<Wish, 'customer' | 'tour' | 'departure' | 'party'>): boolean {
  const { taken } = stage;
  const { tour, departure, party } = wish;
  const seats = seatsOn(tour, party);
  const sold = taken.get(departure.id) ?? 0;
  // One place is always left, so that the demo shows few full ones.
  if (seats === null || sold + seats > departure.capacity - 1 || !leaves(stage, wish)) return false;
  taken.set(departure.id, sold + seats);
  return true;
}

const CJK = /^[一-鿿]+$/;
function partsOf(name: string): { givenName: string; familyName: string } {
  if (CJK.test(name)) return { givenName: name.slice(1) || name, familyName: name.slice(0, 1) };
  const [first = name, ...rest] = name.split(' ');
  return { givenName: first, familyName: rest.join(' ') || first };
}

function guestsOf({ customer, party, tour }: Wish): BookedGuest[] {
  const lead = partsOf(customer.addresses[0]?.name ?? customer.nickname);
  const person = { infantOf: null, document: null };
  const grown = tour.names === 'all' ? party.adults + party.seniors : 1;
  const others = companions[customer.locale].slice(0, grown - 1);
  const children = tour.names === 'all' ? party.childAges : [];
  return [
    { unit: 1, ...lead, ageType: 'adult', age: null, ...person },
    ...others.map(([givenName, familyName], index) => ({
      unit: index + 2,
      givenName,
      familyName,
      ageType: 'adult' as const,
      age: null,
      ...person,
    })),
    ...children.map((age, index) => ({
      unit: grown + index + 1,
      givenName: CJK.test(lead.familyName) ? '小宇' : 'Leo',
      familyName: lead.familyName,
      ageType: 'child' as const,
      age,
      ...person,
    })),
  ];
}

/** The steps of a booking's life that have happened by now. */
function lifeOf(wish: Wish, { chance, now }: Stage): TripStep[] {
  const { placedAt, fate, departure } = wish;
  const review: TripStep = { event: 'review', actor: 'system', at: placedAt };
  if (fate === 'unpaid') return [review];
  if (fate === 'lapsed') return [review, { event: 'expire', actor: 'system', at: addMs(placedAt, 30 * MINUTE) }];
  if (fate === 'given_up') return [review, { event: 'cancel', actor: 'customer', at: addMs(placedAt, 11 * MINUTE) }];
  const paidAt = addMs(placedAt, 4 * MINUTE);
  const begun: TripStep[] = [review, { event: 'pay', actor: 'system', at: paidAt }];
  if (fate === 'waiting') return begun;
  if (fate === 'called_off') {
    const at = departure.cancelledAt ?? now;
    return [...begun, { event: 'cancel_paid', actor: 'system', at, refundShare: 1 }];
  }
  const sure = wish.surelyAt ?? departure.guaranteedAt ?? paidAt;
  const confirmedAt = addMs(new Date(Math.max(paidAt.getTime(), sure.getTime())), MINUTE);
  const verified = addMs(departure.endsAt, VERIFY_AFTER);
  const remark = {
    rating: chance.pick([5, 5, 5, 4, 4, 3]),
    text: '',
    pictures: [],
  };
  const cancelledAt = addMs(confirmedAt, chance.between(2, 20) * HOUR);
  const rest: TripStep[] =
    fate === 'cancelled' && cancelledAt < departure.startsAt
      ? [{ event: 'cancel_paid', actor: 'customer', at: cancelledAt }]
      : [
          { event: 'verify', actor: 'system', at: verified },
          fate === 'told'
            ? { event: 'comment', actor: 'customer', at: addMs(verified, chance.between(3, 90) * HOUR), remark }
            : { event: 'auto_comment', actor: 'system', at: addMs(verified, COMMENT_WITHIN) },
        ];
  const confirm: TripStep = { event: 'confirm', actor: 'system', at: confirmedAt, references: [] };
  return [...begun, confirm, ...rest].filter(({ at }) => at < now);
}

async function tripOf(wish: Wish, stage: Stage): Promise<PlannedTrip> {
  const { tour, departure, party, customer, placedAt } = wish;
  const { tx, chance } = stage;
  const request = { departureId: departure.id, ...party, childAges: [...party.childAges], extras: [], singleRooms: 0 };
  const chosen = chosenOf(tour, request);
  const terms = await termWords(tx, [...tour.included, ...tour.excluded, ...tour.notices]);
  return {
    id: chance.id(placedAt),
    kind: 'tour',
    customer,
    offer: offerOf({ tour, departure, chosen, request, terms }),
    request,
    guests: guestsOf(wish),
    wishes: '',
    arrival: '',
    placedAt,
    steps: lifeOf(wish, stage),
    confirming: {
      minutes: null,
      promisedMinutes: tourLimits.confirmMinutes,
      promisedBy: wish.fate === 'waiting' ? departure.decidesAt : null,
    },
  };
}

/** Departures of all tours that begin in some days and that a test holds for. */
function departuresIn(
  { tours, departures }: Stage,
  days: { readonly from: Day; readonly to: Day },
  fits: (departure: StoredDeparture, tour: StoredTour) => boolean,
): { readonly tour: StoredTour; readonly departure: StoredDeparture }[] {
  return tours.flatMap((tour) =>
    (departures.get(tour.id) ?? [])
      .filter(({ day }) => day >= days.from && day <= days.to)
      .filter((departure) => fits(departure, tour))
      .map((departure) => ({ tour, departure })),
  );
}

const sure = ({ guaranteedAt, cancelledAt }: StoredDeparture): boolean => guaranteedAt !== null && cancelledAt === null;

function someFate(chance: Chance, past: boolean): Fate {
  const lot = chance.next();
  if (lot < 0.05) return 'given_up';
  if (lot < 0.1) return 'lapsed';
  if (lot < 0.16 && !past) return 'cancelled';
  return past && lot < 0.75 ? 'told' : 'travelled';
}

/** A time to place a booking of a departure, before it closes and by now. */
function placingTime(of: Pick<Wish, 'tour' | 'departure'>, { chance, now }: Stage): Date {
  const last = Math.min(closesAt(of.departure, of.tour.cutoffMinutes).getTime() - 2 * HOUR, now.getTime() - HOUR);
  return new Date(last - chance.between(0.2, 18) * DAY);
}

/** Bookings of departures that take place. */
function* ordinary(stage: Stage): Generator<Wish> {
  const { chance, now, travellers } = stage;
  const today = now.toISOString().slice(0, 10);
  const others = travellers.slice(1);
  const places = departuresIn(stage, { from: addDays(today, -LATELY), to: addDays(today, AHEAD) }, sure);
  for (let count = 0; count < 230; count += 1) {
    const place = chance.pick(places);
    const party = chance.pick(PARTIES);
    const placedAt = placingTime(place, stage);
    const customer = chance.pick(others);
    if (addMs(customer.createdAt, 2 * DAY) > placedAt || !takes(stage, { customer, ...place, party })) continue;
    const fate = someFate(chance, place.departure.endsAt < now);
    yield { customer, ...place, party, fate, placedAt };
  }
}

/** Departures that are shown for how they are decided: about to be, made sure by the last buyer, and given up. */
function* decided(stage: Stage): Generator<Wish> {
  const { now, travellers, chance } = stage;
  const [named] = travellers;
  const others = travellers.slice(1);
  const open = departuresIn(
    stage,
    { from: now.toISOString().slice(0, 10), to: addDays(now.toISOString().slice(0, 10), 60) },
    (one, tour) => one.cancelledAt === null && one.guaranteedAt === null && tour.minPeople >= 3 && tour.capacity > 6,
  ).sort((a, b) => (a.departure.decidesAt?.getTime() ?? 0) - (b.departure.decidesAt?.getTime() ?? 0));
  const decidedSoon = open.filter(
    ({ departure }) => departure.decidesAt && departure.decidesAt > addMs(now, 20 * HOUR),
  );
  const waiting = named && decidedSoon.find((place) => takes(stage, { customer: named, ...place, party: two }));
  if (waiting) {
    yield { customer: named, ...waiting, party: two, fate: 'waiting', placedAt: addMs(now, -5 * DAY) };
  }
  const lastBuyer = open.find(
    ({ tour, departure }) => tour.minPeople === 4 && departure.id !== waiting?.departure.id && seatsOn(tour, two) === 2,
  );
  if (lastBuyer) {
    const surelyAt = addMs(now, -26 * HOUR + 4 * MINUTE);
    for (const placedAt of [addMs(now, -4 * DAY), addMs(now, -26 * HOUR)]) {
      const known = others.filter(({ createdAt }) => addMs(createdAt, 2 * DAY) <= placedAt);
      const customer = known.find((other) => takes(stage, { customer: other, ...lastBuyer, party: two }));
      if (customer) yield { customer, ...lastBuyer, party: two, fate: 'travelled', placedAt, surelyAt };
    }
  }
  const today = now.toISOString().slice(0, 10);
  const gone = departuresIn(stage, { from: addDays(today, -20), to: addDays(today, 20) }, (one, tour) => {
    return one.cancelledAt !== null && one.cancelledAt < now && tour.minPeople > 2;
  });
  for (const place of gone.slice(0, 3)) {
    const placedAt = addMs(place.departure.cancelledAt ?? now, -3 * DAY);
    const customer = chance.pick(others);
    if (addMs(customer.createdAt, 2 * DAY) > placedAt || seatsOn(place.tour, two) === null) continue;
    if (!leaves(stage, { customer, ...place })) continue;
    yield { customer, ...place, party: two, fate: 'called_off', placedAt };
  }
}

/** What the named customer finds under their travel orders, and one that waits to be paid. */
function* named(stage: Stage): Generator<Wish> {
  const { now, travellers, chance } = stage;
  const [customer] = travellers;
  if (!customer) return;
  const today = now.toISOString().slice(0, 10);
  for (const [inDays, fate, daysAgo] of [
    [-40, 'told', 70],
    [-3, 'travelled', 12],
    [16, 'travelled', 6],
    [25, 'cancelled', 20],
  ] as const) {
    const days = { from: addDays(today, inDays), to: addDays(today, inDays + 2) };
    const places = departuresIn(stage, days, (one, tour) => sure(one) && tour.days === 1);
    const place = places.length > 0 ? chance.pick(places) : undefined;
    if (!place || !takes(stage, { customer, ...place, party: two })) continue;
    yield { customer, ...place, party: two, fate, placedAt: addMs(now, -daysAgo * DAY) };
  }
  const soon = departuresIn(stage, { from: addDays(today, 9), to: addDays(today, 20) }, sure);
  const place = chance.pick(soon);
  const buyer = chance.pick(travellers.slice(1));
  if (takes(stage, { customer: buyer, ...place, party: two })) {
    yield { customer: buyer, ...place, party: two, fate: 'unpaid', placedAt: addMs(now, -6 * MINUTE) };
  }
}

async function openStage(tx: Tx, of: Pick<Stage, 'chance' | 'now' | 'travellers'>): Promise<Stage> {
  const today = of.now.toISOString().slice(0, 10);
  const { rows } = await sql<{ id: string }>`SELECT id FROM tour ORDER BY sort_weight DESC`.execute(tx);
  const tours: StoredTour[] = [];
  const departures = new Map<string, readonly StoredDeparture[]>();
  for (const { id } of rows) {
    const tour = await tourById(tx, id);
    if (!tour) continue;
    tours.push(tour);
    const days = { from: addDays(today, -LATELY - 5), to: addDays(today, AHEAD + 30) };
    departures.set(id, await departuresOf(tx, { tourId: id, ...days }));
  }
  return { tx, ...of, tours, departures, taken: new Map(), away: new Map() };
}

/** Tours of the demo's customers, in every state that their days allow. */
const planTours: VerticalTrips = async (tx, { now, seed, travellers }) => {
  const stage = await openStage(tx, { chance: createChance(seed + OWN_CHANCE), now, travellers });
  const trips: PlannedTrip[] = [];
  for (const wishes of [named(stage), decided(stage), ordinary(stage)]) {
    for (const wish of wishes) trips.push(await tripOf(wish, stage));
  }
  return { trips: withWords(trips), write: writeBookings };
};
export default planTours;
