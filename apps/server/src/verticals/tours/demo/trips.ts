import type { TourParty } from '@app/contract/verticals/tours/party';
import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import type { VerticalTrips } from '../../../demo/content/vertical-demo.ts';
import { type Chance, createChance } from '../../../demo/seed/chance.ts';
import type { PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import { closesAt } from '../domain/departure-state.ts';
import type { StoredDeparture, StoredTour } from '../domain/stored-tour.ts';
import { type Fate, leaves, type Stage, seatsOn, takes, tripOf, type Wish } from './book-tour.ts';
import { dealTours } from './deal-tours.ts';
import { moveOne } from './move-departure.ts';
import { AHEAD, LATELY, openStage } from './open-stage.ts';
import { withWords } from './with-words.ts';
import { writeBookings } from './write-bookings.ts';

const OWN_CHANCE = 1_170;
const DEAL_CHANCE = 1_175;

const two: TourParty = { adults: 2, seniors: 0, childAges: [] };
const alone: TourParty = { adults: 1, seniors: 0, childAges: [] };
const PARTIES: readonly TourParty[] = [two, two, two, alone, { adults: 2, seniors: 0, childAges: [12] }];

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
  if (lot < 0.1) return 'expired';
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

/** Tours of the demo's customers, in every state that their days allow. */
const planTours: VerticalTrips = async (tx, { now, seed, travellers, deals, buyers }) => {
  const stage = await openStage(tx, { chance: createChance(seed + OWN_CHANCE), now, travellers });
  const trips: PlannedTrip[] = [];
  for (const wishes of [named(stage), decided(stage), ordinary(stage)]) {
    for (const wish of wishes) trips.push(await tripOf(wish, stage));
  }
  trips.push(...(await dealTours(deals, { ...stage, chance: createChance(seed + DEAL_CHANCE), buyers })));
  const { chance } = stage;
  return {
    trips: withWords(trips),
    write: async (into, living) => {
      await writeBookings(into, living);
      await moveOne(into, living, { now, newId: () => chance.id(now) });
    },
  };
};
export default planTours;
