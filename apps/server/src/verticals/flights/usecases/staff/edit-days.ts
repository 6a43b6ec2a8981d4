import type { AnswerOf } from '@app/contract/core/endpoint';
import { type Locale, localize } from '@app/contract/core/locale';
import { priceText } from '@app/contract/core/money-words';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { dateText } from '@app/contract/core/time-words';
import type { flightCalendarEndpoints } from '@app/contract/verticals/flights/calendar-endpoints';
import type { FlightCalendarView, FlightResult } from '@app/contract/verticals/flights/calendar-schemas';
import { FARE_LEAST, FARE_MOST } from '@app/contract/verticals/flights/day-prices';
import { type Day, daysOn } from '@app/kernel/local-day';
import { SETTLEMENT } from '@app/kernel/money';
import { dayIn } from '@app/kernel/zone-time';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import {
  daysFlights,
  flightsBeside,
  type KeptDaysFlight,
  raiseVersions,
  readDays,
  writeDayPrices,
  writeDaySeats,
} from '../../db/days.repo.ts';
import {
  type ChangedCell,
  cellKey,
  type DayRefusal,
  type DaysEdit,
  type DaysFlight,
  type DaysPlan,
  planEdit,
} from '../../domain/edit-days.ts';
import { fliesOn } from '../../domain/schedule.ts';
import { dropFlights } from '../tags.ts';
import type { By } from './save-record.ts';

/** Flights beside which one is shown. */
const BESIDE = 12;
/** Days of cabins that the operation log keeps one by one. */
const LOGGED = 100;

type KeptFlight = KeptDaysFlight & DaysFlight;

async function flightsOf(
  platform: Platform,
  db: Queryable,
  ids: readonly string[],
  lock = false,
): Promise<KeptFlight[]> {
  const now = platform.clock.now();
  const found = await daysFlights(db, ids, lock);
  return found.map((flight) => ({ ...flight, today: dayIn(flight.fromAirport.zone, now) }));
}

/** Prices and seats of a flight on a stretch of days, both ends included. Refuses record.not_found. */
export async function readFlightCalendar(
  platform: Platform,
  given: { readonly id: string; readonly from: Day; readonly to: Day; readonly lang: Locale },
): Promise<FlightCalendarView> {
  const { from, to, lang } = given;
  const [flight] = await flightsOf(platform, platform.db, [given.id]);
  if (!flight) refuse('record.not_found');
  const { fromAirport, toAirport } = flight;
  const [{ cellOf }, beside] = await Promise.all([
    readDays(platform.db, { flightIds: [flight.id], from, to }),
    flightsBeside(platform.db, { from: fromAirport.id, to: toAirport.id, first: from, last: to, most: BESIDE }),
  ]);
  const flying = daysOn(from, to, []).filter((day) => fliesOn(flight, day));
  const cell = cellOf(flight.id);
  const { id, number, departs } = flight;
  const place = (airport: typeof fromAirport) => ({
    id: airport.id,
    code: airport.code,
    name: localize(airport.name, lang),
  });
  return {
    flightId: id,
    version: flight.version,
    number,
    departs,
    fromAirport: place(fromAirport),
    toAirport: place(toAirport),
    aircraft: localize(flight.aircraft, lang),
    validFrom: flight.validFrom,
    validUntil: flight.validUntil,
    online: flight.online,
    today: flight.today,
    from,
    to,
    flights: beside.some((one) => one.id === id) ? beside : [{ id, number, departs }, ...beside],
    flying,
    cabins: flight.cabins.map((cabin) => ({
      ...cabin,
      days: flying.map((date) => ({ date, ...cell(cabin.cabin, date) })),
    })),
  };
}

type Planned = { readonly flight: KeptFlight } & DaysPlan;
type Plans = { readonly plans: Planned[]; readonly write: (tx: Tx, of: readonly Planned[]) => Promise<void> };

/** What an edit changes of each flight as it is now. */
async function plansOf(db: Queryable, flights: readonly KeptFlight[], edit: DaysEdit): Promise<Plans> {
  const days = await readDays(db, { flightIds: flights.map(({ id }) => id), from: edit.from, to: edit.to });
  return {
    plans: flights.map((flight) => ({ flight, ...planEdit(flight, days.cellOf(flight.id), edit) })),
    write: (tx, of) => writeDayPrices(tx, of, days),
  };
}

/** Plans of flights on which more seats are held than were read: they are made again, and seats put back as they were. */
async function withoutLost(tx: Tx, plans: readonly Planned[], edit: DaysEdit): Promise<Planned[]> {
  const lost = await writeDaySeats(tx, plans, 'after');
  if (lost.size === 0) return [...plans];
  const losers = plans.filter(({ flight }) => lost.has(flight.id));
  await writeDaySeats(tx, losers, 'before');
  const { plans: again } = await plansOf(
    tx,
    losers.map(({ flight }) => flight),
    edit,
  );
  return plans.map((plan) => again.find(({ flight }) => flight.id === plan.flight.id) ?? plan);
}

const said = (cells: readonly ChangedCell[], terms: 'before' | 'after') =>
  Object.fromEntries(cells.slice(0, LOGGED).map((cell) => [cellKey(cell.cabin, cell.day), cell[terms]]));

/**
 * Changes the days of flights that an edit is for, each flight whole or not at all, in the caller's transaction. The rows of
 * the flights keep other editors away; the seats' own rule keeps bookings.
 */
async function changeDays(
  platform: Platform,
  tx: Tx,
  given: { readonly by: By; readonly flights: readonly KeptFlight[]; readonly edit: DaysEdit },
): Promise<Planned[]> {
  const { by, flights, edit } = given;
  const { plans: wanted, write } = await plansOf(tx, flights, edit);
  const plans = await withoutLost(tx, wanted, edit);
  const done = plans.filter(({ cells, refusal }) => cells.length > 0 && !refusal);
  if (done.length === 0) return plans;
  await write(tx, done);
  await raiseVersions(
    tx,
    done.map(({ flight }) => flight.id),
  );
  for (const { flight, cells } of done) {
    await logOperation(tx, by, {
      action: 'flight.days',
      record: `flight/${flight.id}`,
      before: said(cells, 'before'),
      after: { change: edit, cells: cells.length, ...said(cells, 'after') },
    });
  }
  dropFlights(platform, tx);
  return plans;
}

/** The words of a refusal in a language. */
function wordsOf(platform: Platform, refusal: DayRefusal, lang: Locale): Record<string, string | number> {
  const amount = (usd: number): string => priceText({ amount: usd, currency: SETTLEMENT }, lang);
  const cabin = platform.translate(lang, `flights.cabin.${refusal.cabin}`);
  const day = dateText(lang, 'day', refusal.day, platform.clock.now().getUTCFullYear());
  return refusal.error === 'flight.seats_below'
    ? { cabin, day, seats: refusal.seats, taken: refusal.taken }
    : { cabin, day, amount: amount(refusal.usd), least: amount(FARE_LEAST), most: amount(FARE_MOST) };
}

/**
 * Changes days of a flight. Refuses record.not_found, record.stale with the `current` version, flight.seats_below and
 * flight.price_range with the first day that does not allow it: nothing is changed then.
 */
export async function editFlightDays(
  platform: Platform,
  tx: Tx,
  given: { readonly by: By; readonly id: string; readonly version: number; readonly edit: DaysEdit },
): Promise<AnswerOf<typeof flightCalendarEndpoints.editFlightDays>> {
  const [flight] = await flightsOf(platform, tx, [given.id], true);
  if (!flight) refuse('record.not_found');
  const { version } = flight;
  assertThat(version === given.version, 'record.stale', { current: { version } });
  const [plan] = await changeDays(platform, tx, { by: given.by, flights: [flight], edit: given.edit });
  const refusal = plan?.refusal;
  if (refusal) refuse(refusal.error, wordsOf(platform, refusal, given.by.lang));
  const cells = plan?.cells.length ?? 0;
  return { cells, version: cells > 0 ? version + 1 : version };
}

type Results = AnswerOf<typeof flightCalendarEndpoints.editDaysOfFlights>;

function resultsOf(
  platform: Platform,
  of: { readonly ids: readonly string[]; readonly plans: readonly Planned[]; readonly lang: Locale },
): Results {
  const missing = (flightId: string): FlightResult => {
    const error = 'record.not_found' as const;
    return {
      flightId,
      number: null,
      cells: 0,
      refusal: { error, text: platform.translate(of.lang, `error.${error}`) },
    };
  };
  const result = ({ flight, cells, refusal }: Planned): FlightResult => {
    const { id: flightId, number } = flight;
    if (!refusal) return { flightId, number, cells: cells.length, refusal: null };
    const { error } = refusal;
    const text = platform.translate(of.lang, `error.${error}`, wordsOf(platform, refusal, of.lang));
    return { flightId, number, cells: 0, refusal: { error, text } };
  };
  const flights = of.ids.map((id) => {
    const plan = of.plans.find(({ flight }) => flight.id === id);
    return plan ? result(plan) : missing(id);
  });
  return { cells: flights.reduce((sum, { cells }) => sum + cells, 0), flights };
}

type Bulk = { readonly by: By; readonly flightIds: readonly string[]; readonly edit: DaysEdit };

/** Changes days of several flights; says of each how many, or why none. */
export async function editDaysOfFlights(platform: Platform, tx: Tx, { by, flightIds, edit }: Bulk): Promise<Results> {
  const ids = [...new Set(flightIds)];
  const flights = await flightsOf(platform, tx, ids, true);
  const plans = await changeDays(platform, tx, { by, flights, edit });
  return resultsOf(platform, { ids, plans, lang: by.lang });
}

/** What such an edit would change as things are now. */
export async function previewDaysOfFlights(platform: Platform, { by, flightIds, edit }: Bulk): Promise<Results> {
  const ids = [...new Set(flightIds)];
  const { plans } = await plansOf(platform.db, await flightsOf(platform, platform.db, ids), edit);
  return resultsOf(platform, { ids, plans, lang: by.lang });
}
