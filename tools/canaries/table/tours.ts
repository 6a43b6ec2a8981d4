import type { Canary } from '../canary.ts';

const tours = 'apps/server/src/verticals/tours';
const places = `${tours}/db/booking.repo.ts`;
const races = `${tours}/test/departure-races.all.test.ts`;

/** What row M12 promises of places on departures, and of their guarantee. */
export const tourCanaries: readonly Canary[] = [
  {
    row: 'M12',
    bug: 'places are held whether they are left or not',
    file: places,
    find: ' AND NOT closed AND capacity - held - sold >= ${of.seats}',
    replace: ' AND NOT closed',
    test: races,
    name: 'when 40 parties want 13 places',
  },
  {
    row: 'M12',
    bug: 'places on hold count as left',
    file: places,
    find: ' AND NOT closed AND capacity - held - sold >= ${of.seats}',
    replace: ' AND NOT closed AND capacity - sold >= ${of.seats}',
    test: races,
    name: 'when three people want the last two places',
  },
  {
    row: 'M12',
    bug: 'what is paid now does not count for the guarantee',
    file: places,
    find: 'sold + own.seats >= min_people',
    replace: 'sold >= min_people',
    test: races,
    name: 'when the last two who are needed pay at once',
  },
  {
    row: 'M12',
    bug: 'the decision does not look again at a departure that it waited for',
    file: places,
    find: `ORDER BY id FOR UPDATE)
    UPDATE tour_departure d SET cancelled_at = app_now(), cancel_reason = 'minimum', version = version + 1
    FROM due WHERE d.id = due.id AND d.guaranteed_at IS NULL`,
    replace: `ORDER BY id)
    UPDATE tour_departure d SET cancelled_at = app_now(), cancel_reason = 'minimum', version = version + 1
    FROM due WHERE d.id = due.id`,
    test: races,
    name: 'when the payment that is needed',
  },
];
