import type { TourParty } from '@app/contract/verticals/tours/party';
import { addMs, DAY } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import type { VerticalTrips } from '../../../demo/content/vertical-demo.ts';
import { createChance } from '../../../demo/seed/chance.ts';
import type { PlannedBundle, PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import {
  findsPlace,
  leaves,
  openStage,
  type Stage,
  takePlace,
  tripOf,
  type Wish,
  withWords,
} from '../../tours/demo/public.ts';
import { combosOnSale } from '../db/combo.repo.ts';
import { cheapestFit } from '../domain/combo-fit.ts';
import { comboSnapshotOf } from '../domain/combo-snapshot.ts';
import { neededTours, type StoredCombo } from '../domain/stored-combo.ts';
import { timed } from './timed.ts';

/** Sets the chance of combos of tours apart from that of tours. */
const OWN_CHANCE = 1_177;
const PLACED = 26 * DAY;
/** Days ago on which its tours may begin, and by which all are over: customers have said by now how they were. */
const BEGINS = { from: 22, to: 8 };
const OVER = 6 * DAY;
const two: TourParty = { adults: 2, seniors: 0, childAges: [] };

type Place = Pick<Wish, 'tour' | 'departure' | 'party'>;

/** Departures of a combo's tours that took place lately, fit together and have room for two, where there are such. */
function placesOf(combo: StoredCombo, stage: Stage): Place[] | undefined {
  const { now, tours, departures } = stage;
  const today = now.toISOString().slice(0, 10);
  const [from, to] = [addDays(today, -BEGINS.from), addDays(today, -BEGINS.to)];
  const parts = neededTours(combo).map((tourId) => {
    const tour = tours.find(({ id }) => id === tourId);
    return (departures.get(tourId) ?? []).flatMap((departure) => {
      const { day, guaranteedAt, cancelledAt, endsAt } = departure;
      const tookPlace = guaranteedAt !== null && cancelledAt === null && endsAt < addMs(now, -OVER);
      const place = tour && { tour, departure, party: two };
      return place && tookPlace && day >= from && day <= to && findsPlace(stage, place)
        ? [{ ...timed(departure), place }]
        : [];
    });
  });
  const fit = cheapestFit(parts, combo.windowDays);
  return fit?.map(({ place }) => place).sort((a, b) => +a.departure.startsAt - +b.departure.startsAt);
}

/** A combo that the named customer has travelled: none where no combo of the last weeks can be had. */
async function pastCombo(stage: Stage): Promise<PlannedTrip[]> {
  const { tx, chance, now, travellers } = stage;
  const [customer] = travellers;
  // The first one has another booking of theirs.
  const [first, ...others] = await combosOnSale(tx);
  for (const combo of [...others, ...(first ? [first] : [])]) {
    const places = placesOf(combo, stage);
    const [begins, ends] = [places?.[0], places?.at(-1)];
    if (!customer || !places || !begins || !ends) continue;
    const away = { ...begins.departure, endsAt: ends.departure.endsAt };
    if (!leaves(stage, { customer, departure: away })) continue;
    const placedAt = addMs(now, -PLACED);
    const { id: subjectId, offBp, cancel } = combo;
    const [id, paymentId] = [chance.id(placedAt), chance.id(placedAt)];
    const of: PlannedBundle = { id, paymentId, kind: 'tourcombo', subjectId, snapshot: comboSnapshotOf(combo), offBp };
    const trips: PlannedTrip[] = [];
    for (const place of places) {
      takePlace(stage, place);
      const trip = await tripOf({ customer, ...place, fate: 'told', placedAt }, stage);
      trips.push({ ...trip, bundle: { of, slot: place.tour.id, core: cancel === 'whole' } });
    }
    return trips;
  }
  return [];
}

/** A combo of tours that is over, on places that other bookings of tours have left. */
const planCombo: VerticalTrips = async (tx, { now, seed, travellers, booked }) => {
  const stage = await openStage(tx, { chance: createChance(seed + OWN_CHANCE), now, travellers }, booked);
  return {
    trips: withWords(
      await pastCombo(stage),
      booked.filter(({ kind }) => kind === 'tour'),
    ),
  };
};
export default planCombo;
