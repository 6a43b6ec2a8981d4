import { addMs, DAY, HOUR, MINUTE, SECOND } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { dayIn, instantOf } from '@app/kernel/zone-time';
import type { VerticalTrips } from '../../../demo/content/vertical-demo.ts';
import { type Chance, createChance } from '../../../demo/seed/chance.ts';
import type { SeededCustomer } from '../../../demo/seed/customers.ts';
import { bookAtDeals, unitsAt } from '../../../demo/seed/travel/deal-bookings.ts';
import type { PlannedTrip, TripStep } from '../../../demo/seed/travel/trip.ts';
import { withWords } from '../../../demo/seed/travel/with-words.ts';
import { guestOf } from '../../dining/public.ts';
import { everySet } from '../db/set.repo.ts';
import type { StoredSet } from '../domain/stored-set.ts';
import { hindranceAt } from '../domain/validity.ts';
import { setKey } from '../usecases/deal-sets.ts';
import { mealOffer } from '../usecases/offer-meal.ts';
import { mealWords } from './meal-words.ts';
import { type DemoUse, writePieces } from './write-pieces.ts';

const OWN_CHANCE = 840;
const DEAL_CHANCE = 845;
const ORDERS = 110;
/** Days back from today on which sets were bought. */
const LATELY = 130;
const SETTLED = 2 * DAY;
const UNDO = HOUR;
const COMMENT_WITHIN = 15 * DAY;

/** What becomes of an order, as far as its days allow; all of `used` are used. */
type Fate = 'unpaid' | 'expired' | 'given_back' | 'unused' | 'part' | 'used';
const FATES: readonly Fate[] = ['unused', 'unused', 'unused', 'part', 'part', 'used', 'used', 'given_back', 'expired'];
/** Of what was bought at a deal that still runs. */
const DEAL_FATES: readonly Fate[] = ['unused', 'unused', 'unused', 'part'];

/** Evenings on which a piece could be used, from some days after its purchase on. */
function visitsOf(set: StoredSet, of: { from: Date; to: Date; chance: Chance }): Date[] {
  const zone = set.places[0]?.zone ?? 'UTC';
  const first = addDays(dayIn(zone, of.from), of.chance.whole(1, 20));
  return Array.from({ length: 120 }, (_, index) =>
    addMs(instantOf(addDays(first, index), set.usable.from, zone), 25 * MINUTE),
  ).filter((at) => at > of.from && addMs(at, UNDO) < of.to && hindranceAt(set, zone, at) === null);
}

/** What guests give, better oftener. */
const RATINGS = [5, 5, 5, 4, 4, 3] as const;

/** What is said of an order that is over, by two of three guests. */
const notice = (closed: Date, chance: Chance): TripStep =>
  chance.maybe(2 / 3)
    ? {
        event: 'comment',
        actor: 'customer',
        at: addMs(closed, chance.between(2, 60) * HOUR),
        remark: { rating: chance.pick(RATINGS), text: '', pictures: [] },
      }
    : { event: 'auto_comment', actor: 'system', at: addMs(closed, COMMENT_WITHIN) };

type Life = { readonly steps: readonly TripStep[]; readonly uses: readonly Date[] };

type Wish = {
  readonly set: StoredSet;
  readonly customer: SeededCustomer;
  readonly placedAt: Date;
  readonly fate: Fate;
  readonly pieces: number;
};

/** What becomes of an order; null where it would have to end in part. */
function lifeOf(
  set: StoredSet,
  of: { placedAt: Date; until: Date; pieces: number; fate: Fate; now: Date; chance: Chance },
): Life | null {
  const { placedAt, until, pieces, fate, now, chance } = of;
  const review: TripStep = { event: 'review', actor: 'system', at: placedAt };
  if (fate === 'unpaid') return { steps: [review], uses: [] };
  if (fate === 'expired')
    return { steps: [review, { event: 'expire', actor: 'system', at: addMs(placedAt, 15 * MINUTE) }], uses: [] };
  const paid = addMs(placedAt, chance.between(1, 9) * MINUTE);
  const steps: TripStep[] = [
    review,
    { event: 'pay', actor: 'system', at: paid },
    { event: 'confirm', actor: 'system', at: addMs(paid, SECOND), references: [] },
  ];
  const end = until < now ? until : now;
  const wanted = fate === 'used' ? pieces : fate === 'part' ? Math.ceil(pieces / 2) : 0;
  const visits = visitsOf(set, { from: paid, to: end, chance });
  const uses = Array.from({ length: wanted }, (_, index) => visits[Math.floor(index / set.perTable)]).flatMap(
    (at) => at ?? [],
  );
  if (fate === 'given_back' && uses.length === 0 && set.refund !== 'none') {
    const at = addMs(paid, chance.between(2, 60) * HOUR);
    if (at < end) return { steps: [...steps, { event: 'cancel_paid', actor: 'customer', at }], uses };
  }
  const last = uses.at(-1);
  if (uses.length === pieces && last) {
    const verified = addMs(last, UNDO + MINUTE);
    steps.push({ event: 'verify', actor: 'system', at: verified }, notice(verified, chance));
  } else if (until < now) {
    // What is left at the end goes back where the set says so, else it expires.
    if (!set.refundAtExpiry) steps.push({ event: 'verify', actor: 'system', at: until }, notice(until, chance));
    else if (uses.length === 0) steps.push({ event: 'cancel_paid', actor: 'system', at: until });
    else return null;
  }
  return { steps: steps.filter(({ at }) => at < now), uses };
}

/** Somebody who had an account by then. */
function buyerOf(travellers: readonly SeededCustomer[], placedAt: Date, chance: Chance): SeededCustomer | null {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const customer = travellers[chance.whole(1, travellers.length - 1)];
    if (customer && addMs(customer.createdAt, SETTLED) < placedAt) return customer;
  }
  return null;
}

/** Set meals of the demo's customers: unpaid, unused, used in part, used up, given back, expired. */
const planMeals: VerticalTrips = async (tx, { now, seed, travellers, deals, buyers }) => {
  const chance = createChance(seed + OWN_CHANCE);
  const sets = await everySet(tx);
  const [named] = travellers;
  const trips: PlannedTrip[] = [];
  const uses: DemoUse[] = [];
  const tripOf = (of: Wish, by: Chance): PlannedTrip | null => {
    const { set, customer, placedAt, fate, pieces } = of;
    const offer = mealOffer(set, pieces, placedAt);
    const life = lifeOf(set, { placedAt, until: offer.service.endsAt, pieces, fate, now, chance: by });
    if (!life) return null;
    const id = by.id(placedAt);
    uses.push(...life.uses.map((at, index) => ({ orderId: id, number: index + 1, at })));
    return {
      id,
      kind: 'diningcombo',
      customer,
      offer,
      request: { setId: set.id, count: pieces },
      guests: [guestOf({ name: customer.addresses[0]?.name ?? customer.nickname })],
      wishes: '',
      arrival: '',
      placedAt,
      steps: life.steps,
      confirming: { minutes: 0, promisedMinutes: 1 },
    };
  };
  const plan = (of: Wish): void => {
    const trip = tripOf(of, chance);
    if (trip) trips.push(trip);
  };
  if (named) {
    const roomy = sets.filter((set) => set.perCustomer >= 3 && set.refund === 'any_time');
    for (const [index, [fate, days]] of (
      [
        ['part', 25],
        ['unused', 2],
        ['used', 50],
      ] as const
    ).entries()) {
      const set = roomy[index * 2];
      if (set) plan({ set, customer: named, placedAt: addMs(now, -days * DAY), fate, pieces: 3 });
    }
  }
  for (let count = 0; count < ORDERS; count += 1) {
    const set = chance.pick(sets);
    const placedAt = addMs(now, -(chance.between(0.2, LATELY) * DAY));
    const customer = buyerOf(travellers, placedAt, chance);
    const pieces = chance.whole(1, Math.min(4, set.perCustomer));
    if (customer) plan({ set, customer, placedAt, fate: chance.pick(FATES), pieces });
  }
  const placedAt = addMs(now, -4 * MINUTE);
  const customer = buyerOf(travellers, placedAt, chance);
  if (customer) plan({ set: chance.pick(sets), customer, placedAt, fate: 'unpaid', pieces: 1 });
  const own = { chance: createChance(seed + DEAL_CHANCE), now, buyers };
  const had = new Set(trips.map((trip) => `${trip.customer.id} ${trip.offer.subjectId}`));
  const atDeals = await bookAtDeals(
    deals.filter(({ kind }) => kind === 'dining'),
    own,
    async ({ deal, customer, placedAt, unpaid, most }) => {
      const set = sets.find(({ id }) => setKey(id) === deal.key);
      // So that nobody has more of it than the set allows.
      if (!set || had.has(`${customer.id} ${set.id}`)) return null;
      const pieces = own.chance.whole(1, Math.min(most, set.perCustomer));
      const fate = unpaid ? 'unpaid' : own.chance.pick(DEAL_FATES);
      const trip = tripOf({ set, customer, placedAt, fate, pieces }, own.chance);
      return trip && { booked: trip, units: unitsAt(trip.offer, deal) };
    },
  );
  trips.push(...atDeals);
  return {
    trips: withWords(trips, mealWords),
    write: (into, living) => writePieces(into, living, { uses, chance, now }),
  };
};
export default planMeals;
