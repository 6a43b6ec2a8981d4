import type { Canary } from '../canary.ts';

const flights = 'apps/server/src/verticals/flights';
const races = `${flights}/test/seat-races.all.test.ts`;
const trips = `${flights}/test/flights.test.ts`;

/** What row M12 promises of seats, and what a trip asks of those who travel. */
export const flightCanaries: readonly Canary[] = [
  {
    row: 'M12',
    bug: 'seats are held whether they are left or not',
    file: `${flights}/db/seats.repo.ts`,
    find: `WHERE flight_seats.total - flight_seats.sold - flight_seats.held >= EXCLUDED.held
        AND flight_seats.lap_max - flight_seats.laps >= EXCLUDED.laps`,
    replace: '',
    test: races,
    name: 'when many buyers want the last nine seats',
  },
  {
    row: 'M12',
    bug: 'departures of a trip are locked in no order',
    file: `${flights}/db/seats.repo.ts`,
    find: `ORDER BY c.flight_id, c.cabin, l.day
    ON CONFLICT`,
    replace: 'ORDER BY random() ON CONFLICT',
    test: races,
    name: 'when round trips cross each other',
  },
  {
    row: 'M12',
    bug: 'a hold whose time is over keeps its seats',
    file: `${flights}/usecases/flight-vertical.ts`,
    find: 'asTrip(request).slices.flatMap(({ legs }) => legs),',
    replace: 'asTrip(request).slices.flatMap(() => []),',
    test: races,
    name: 'when a hold has run out',
  },
  {
    row: 'M12',
    bug: 'a trip given back keeps its tickets',
    file: `${flights}/usecases/hold-seats.ts`,
    find: 'await voidTickets(tx, orderId);',
    replace: 'void voidTickets;',
    test: trips,
    name: 'a round trip of a family',
  },
  {
    row: 'M12',
    bug: 'ages are not asked on the day of the last flight',
    file: `${flights}/domain/check-travellers.ts`,
    find: 'ageTypeOn(document.birthDate, rules.agesOn) !== ageType',
    replace: 'ageTypeOn(document.birthDate, rules.documentsUntil) !== ageType',
    test: `${flights}/domain/check-travellers.test.ts`,
    name: 'who turns twelve or two by the departure',
  },
];
