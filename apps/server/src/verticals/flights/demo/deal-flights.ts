import { addDays, type Day, daysOn } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { SeededCustomer } from '../../../demo/seed/customers.ts';
import { bookAtDeals, type DealTurn, unitsAt } from '../../../demo/seed/travel/deal-bookings.ts';
import type { PlannedDeal } from '../../../demo/seed/travel/planned-deal.ts';
import type { PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import { flightsById } from '../db/flight.repo.ts';
import { type FlightDealScope, readFlightDealKey } from '../domain/flight-deal.ts';
import type { StoredFlight } from '../domain/stored-flight.ts';
import { type Stage, tripOf } from './book-flight.ts';
import { PARTIES } from './parties.ts';

/** Days from today on which those who buy at a deal travel, and days after which they are back. */
const FROM = 2;
const UNTIL = 150;
const BACK = 12;

/** A deal with its route, days on which it can be flown, and the flights there and back. */
type Flown = {
  readonly deal: PlannedDeal;
  readonly scope: FlightDealScope;
  readonly days: readonly Day[];
  readonly flights: readonly StoredFlight[];
};

async function flownOf(
  deal: PlannedDeal,
  { tx, now }: Stage,
  calledOff: StoredFlight | undefined,
): Promise<Flown | null> {
  const scope = readFlightDealKey(deal.key);
  const today = now.toISOString().slice(0, 10);
  const [first, last] = [addDays(today, FROM), addDays(today, UNTIL)];
  const from = deal.travelFrom && deal.travelFrom > first ? deal.travelFrom : first;
  const to = deal.travelTo && deal.travelTo < last ? deal.travelTo : last;
  const days = daysOn(from, to, deal.weekdays);
  if (!scope || days.length === 0) return null;
  const { rows } = await sql<{ id: string }>`
    SELECT f.id FROM flight f JOIN airport a ON a.id = f.from_airport_id JOIN airport b ON b.id = f.to_airport_id
    WHERE (a.city_id, b.city_id) IN ((${scope.from}::uuid, ${scope.to}::uuid), (${scope.to}::uuid, ${scope.from}::uuid))
    ORDER BY f.id`.execute(tx);
  // Not on the flight of which a departure was just cancelled.
  const ids = rows.map(({ id }) => id).filter((id) => id !== calledOff?.id);
  const flights: StoredFlight[] = [];
  for (const cabin of scope.cabin === null ? (['economy', 'business'] as const) : [scope.cabin]) {
    const found = await flightsById(tx, ids, { cabin, first: from, last: addDays(to, BACK) });
    flights.push(...[...found.values()].filter((flight) => flight.cabin));
  }
  return { deal, scope, days, flights };
}

/** A flight at a deal, for as many as can still have it; null where none is found. */
async function flightAt(flown: Flown, turn: DealTurn, stage: Stage): Promise<PlannedTrip | null> {
  const { deal, customer, placedAt, unpaid, most } = turn;
  const { chance, sky } = stage;
  const out = flown.flights.filter(({ from }) => from.cityId === flown.scope.from);
  const parties = PARTIES.filter(({ adults, childAges }) => adults + childAges.length <= most);
  if (out.length === 0 || parties.length === 0) return null;
  const [on, party] = [chance.pick(out), chance.pick(parties)];
  return tripOf(
    {
      customer,
      day: chance.pick(flown.days),
      fate: unpaid ? 'unpaid' : 'flown',
      party,
      roundTrip: chance.maybe(0.6),
      cabin: on.cabin?.cabin ?? 'economy',
      placedAt,
      on,
      takes: (offer) => {
        const units = unitsAt(offer, deal);
        return units > 0 && units <= most;
      },
    },
    { ...stage, sky: { ...sky, all: flown.flights } },
  );
}

/** Flights that customers have booked at discount deals on routes. */
export async function dealFlights(
  deals: readonly PlannedDeal[],
  stage: Stage & { readonly buyers: readonly SeededCustomer[] },
  calledOff: StoredFlight | undefined,
): Promise<PlannedTrip[]> {
  const flown = new Map<string, Flown>();
  for (const deal of deals) {
    const found = deal.kind === 'flight' && deal.wanted > 0 ? await flownOf(deal, stage, calledOff) : null;
    if (found) flown.set(deal.id, found);
  }
  return bookAtDeals(
    deals.filter(({ id }) => flown.has(id)),
    stage,
    async (turn) => {
      const found = flown.get(turn.deal.id);
      const trip = found ? await flightAt(found, turn, stage) : null;
      return trip && { booked: trip, units: unitsAt(trip.offer, turn.deal) };
    },
  );
}
