import type { Locale } from '@app/contract/core/locale';
import { priceText } from '@app/contract/core/money-words';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { dateText } from '@app/contract/core/time-words';
import type { DAY_CHANGE_KINDS } from '@app/contract/verticals/flights/calendar-schemas';
import { FARE_LEAST, FARE_MOST } from '@app/contract/verticals/flights/day-prices';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { Day } from '@app/kernel/local-day';
import { SETTLEMENT } from '@app/kernel/money';
import { dayIn } from '@app/kernel/zone-time';
import { confirmPriceChanges } from '../../../../modules/settings/public.ts';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { keepDayChanges } from '../../db/day-change.repo.ts';
import {
  daysFlights,
  type KeptDaysFlight,
  raiseVersions,
  readDays,
  writeDayPrices,
  writeDaySeats,
} from '../../db/days.repo.ts';
import {
  type Cell,
  type ChangedCell,
  cellKey,
  type DayRefusal,
  type DaysFlight,
  type DaysPlan,
} from '../../domain/edit-days.ts';
import { dropFlights } from '../tags.ts';

/** Days of cabins that the operation log keeps one by one. */
const LOGGED = 100;

export type CalendarFlight = KeptDaysFlight & DaysFlight;

/** Flights by their ids with the day that it is at their airports; with `lock`, locked to the end of the transaction. */
export async function calendarFlights(
  platform: Platform,
  db: Queryable,
  ids: readonly string[],
  lock = false,
): Promise<CalendarFlight[]> {
  const now = platform.clock.now();
  const found = await daysFlights(db, ids, lock);
  return found.map((flight) => ({ ...flight, today: dayIn(flight.fromAirport.zone, now) }));
}

/** A flight whose days are changed, locked. Refuses record.not_found, and record.stale with the `current` version. */
export async function flightToChange(
  platform: Platform,
  tx: Tx,
  given: { readonly id: string; readonly version: number },
): Promise<CalendarFlight> {
  const [flight] = await calendarFlights(platform, tx, [given.id], true);
  if (!flight) refuse('record.not_found');
  const { version } = flight;
  assertThat(version === given.version, 'record.stale', { current: { version } });
  return flight;
}

/** A change of days: which days it reads, how it plans each flight, and what is stored about it. */
export type DaysTask = {
  readonly kind: (typeof DAY_CHANGE_KINDS)[number];
  readonly from: Day;
  readonly to: Day;
  readonly plan: (flight: DaysFlight, cellOf: (cabin: Cabin, day: Day) => Cell) => DaysPlan;
  readonly what: object;
};

export type Planned = { readonly flight: CalendarFlight } & DaysPlan;
type Plans = { readonly plans: Planned[]; readonly write: (tx: Tx, of: readonly Planned[]) => Promise<void> };

/** What a task changes of each flight as it is now. */
export async function plansOf(db: Queryable, flights: readonly CalendarFlight[], task: DaysTask): Promise<Plans> {
  const days = await readDays(db, { flightIds: flights.map(({ id }) => id), from: task.from, to: task.to });
  return {
    plans: flights.map((flight) => ({ flight, ...task.plan(flight, days.cellOf(flight.id)) })),
    write: (tx, of) => writeDayPrices(tx, of, days),
  };
}

/** Plans of flights on which more seats are held than were read: they are made again, and seats put back as they were. */
async function withoutLost(tx: Tx, plans: readonly Planned[], task: DaysTask): Promise<Planned[]> {
  const lost = await writeDaySeats(tx, plans, 'after');
  if (lost.size === 0) return [...plans];
  const losers = plans.filter(({ flight }) => lost.has(flight.id));
  await writeDaySeats(tx, losers, 'before');
  const { plans: again } = await plansOf(
    tx,
    losers.map(({ flight }) => flight),
    task,
  );
  return plans.map((plan) => again.find(({ flight }) => flight.id === plan.flight.id) ?? plan);
}

const said = (cells: readonly ChangedCell[], terms: 'before' | 'after') =>
  Object.fromEntries(cells.slice(0, LOGGED).map((cell) => [cellKey(cell.cabin, cell.day), cell[terms]]));

/** The fares that a plan makes others; days without a price of their own cost what their cabin does. */
function farePriceChanges(platform: Platform, { flight, cells }: Planned, lang: Locale) {
  return cells.map(({ cabin, day, before, after }) => {
    const baseUsd = flight.cabins.find((one) => one.cabin === cabin)?.baseUsd ?? 0;
    const what = `${flight.number} ${platform.translate(lang, `flights.cabin.${cabin}`)}, ${dateText(lang, 'day', day)}`;
    return { what, field: 'usd' as const, before: before.usd ?? baseUsd, after: after.usd ?? baseUsd };
  });
}

/**
 * Changes the days of flights as a task says, each flight whole or not at all, in the caller's transaction. Each plan has the id under
 * which its change is stored, null where nothing changed. The flights' rows are locked against other editors; the constraint on seats
 * guards against bookings.
 */
export async function changeDays(
  platform: Platform,
  tx: Tx,
  given: { readonly by: StaffReadContext; readonly flights: readonly CalendarFlight[]; readonly task: DaysTask },
): Promise<(Planned & { readonly changeId: string | null })[]> {
  const { by, flights, task } = given;
  const { plans: wanted, write } = await plansOf(tx, flights, task);
  const plans = (await withoutLost(tx, wanted, task)).map((plan) => ({
    ...plan,
    changeId: plan.cells.length > 0 && !plan.refusal ? newId(platform.clock) : null,
  }));
  const done = plans.flatMap((plan) => (plan.changeId === null ? [] : [{ ...plan, changeId: plan.changeId }]));
  if (done.length === 0) return plans;
  if (task.kind !== 'undo')
    await confirmPriceChanges(tx, (lang) => done.flatMap((plan) => farePriceChanges(platform, plan, lang)));
  await write(tx, done);
  await raiseVersions(
    tx,
    done.map(({ flight }) => flight.id),
  );
  const { kind, what } = task;
  const byName = by.staff.username;
  await keepDayChanges(
    tx,
    done.map(({ flight, cells, changeId }) => ({ id: changeId, flightId: flight.id, kind, byName, what, cells })),
  );
  for (const { flight, cells } of done) {
    await logOperation(tx, by, {
      action: 'flight.days',
      record: `flight/${flight.id}`,
      before: said(cells, 'before'),
      after: { [kind === 'edit' ? 'change' : kind]: what, cells: cells.length, ...said(cells, 'after') },
    });
  }
  dropFlights(platform, tx);
  return plans;
}

/**
 * Changes the days of one flight; returns how many days of cabins, its version then, and the id of the change. Refuses
 * flight.seats_below and flight.price_range with the first day that does not allow it: nothing is changed then.
 */
export async function changeDaysOf(
  platform: Platform,
  tx: Tx,
  given: { readonly by: StaffReadContext; readonly flight: CalendarFlight; readonly task: DaysTask },
): Promise<{ cells: number; version: number; changeId: string | null }> {
  const { by, flight, task } = given;
  const [plan] = await changeDays(platform, tx, { by, flights: [flight], task });
  const refusal = plan?.refusal;
  if (refusal) refuse(refusal.error, wordsOf(platform, refusal, by.lang));
  const cells = plan?.cells.length ?? 0;
  return { cells, version: cells > 0 ? flight.version + 1 : flight.version, changeId: plan?.changeId ?? null };
}

/** The words of a refusal in a language. */
export function wordsOf(platform: Platform, refusal: DayRefusal, lang: Locale): Record<string, string | number> {
  const amount = (usd: number): string => priceText({ amount: usd, currency: SETTLEMENT }, lang);
  const cabin = platform.translate(lang, `flights.cabin.${refusal.cabin}`);
  const day = dateText(lang, 'day', refusal.day, platform.clock.now().getUTCFullYear());
  return refusal.error === 'flight.seats_below'
    ? { cabin, day, seats: refusal.seats, taken: refusal.taken }
    : { cabin, day, amount: amount(refusal.usd), least: amount(FARE_LEAST), most: amount(FARE_MOST) };
}
