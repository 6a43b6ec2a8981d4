import { assertThat, refuse } from '@app/contract/core/refuse';
import type { CurrencyInput, NewCurrency, StaffCurrency, shapes } from '@app/contract/currencies/staff-schemas';
import { SETTLEMENT } from '@app/kernel/money';
import type { z } from 'zod';
import { afterCommit, inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { notifyTextsChanged } from '../../languages/public.ts';
import {
  clearDefaultCurrency,
  deleteUpcomingRate,
  insertCurrency,
  insertRate,
  lockCurrency,
  rateJump,
  ratesPage,
  type StaffCurrencyRow,
  staffCurrencyRows,
  touchCurrency,
  writeCurrency,
} from '../db/staff-currency.repo.ts';
import { type CurrencyLimits, currencyLimits } from './currency-limits.ts';

type List = (typeof shapes)['listCurrencies'];
type NewRate = z.output<(typeof shapes)['addRate']['body']>;

const shown = (row: StaffCurrencyRow): StaffCurrency => ({
  id: row.code,
  name: row.name,
  symbol: row.symbol,
  decimals: row.decimals,
  enabled: row.enabled,
  isDefault: row.is_default,
  settlement: row.code === SETTLEMENT,
  sortWeight: row.sort_weight,
  rate: row.rate,
  rateSince: row.valid_from?.toISOString() ?? null,
  rateSource: row.source,
  rateBy: row.entered_by || null,
  stale: row.stale,
  upcoming: row.upcoming,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});

/** All currencies with the rates in force; how many rates are stale and how many currencies off. */
export async function listCurrencies(
  platform: Platform,
  query: z.output<List['query']>,
): Promise<z.output<List['answer']>> {
  const { page, limit, code, enabled, stale } = query;
  const all = (await staffCurrencyRows(platform.db, await currencyLimits(platform))).map(shown);
  const list = all.filter(
    (row) =>
      (!code || row.id.includes(code.toUpperCase())) &&
      (enabled === undefined || row.enabled === enabled) &&
      (stale === undefined || row.stale === stale),
  );
  const counts = {
    all: all.length,
    stale: all.filter((row) => row.stale).length,
    off: all.filter((row) => !row.enabled).length,
  };
  return { list: list.slice((page - 1) * limit, page * limit), total: list.length, page, limit, counts };
}

/** How many currencies on offer have a rate older than the shop allows. */
export async function countStaleRates(platform: Platform): Promise<number> {
  return (await staffCurrencyRows(platform.db, await currencyLimits(platform))).filter((row) => row.stale).length;
}

async function read(db: Queryable, code: string, set: CurrencyLimits): Promise<StaffCurrency> {
  const [row] = await staffCurrencyRows(db, { ...set, code });
  return row ? shown(row) : refuse('record.not_found');
}

/** One currency. Refuses record.not_found. */
export const readCurrency = async (platform: Platform, code: string): Promise<StaffCurrency> =>
  read(platform.db, code, await currencyLimits(platform));

/** A page of a currency's rates, newest first. */
export async function listRates(
  db: Queryable,
  query: z.output<(typeof shapes)['listRates']['query']>,
): Promise<z.output<(typeof shapes)['listRates']['answer']>> {
  const { page, limit } = query;
  const { rows, total } = await ratesPage(db, { code: query.code, limit, offset: (page - 1) * limit });
  const list = rows.map((row) => ({
    id: row.valid_from.toISOString(),
    rate: row.rate,
    source: row.source,
    enteredBy: row.entered_by,
    enteredAt: row.entered_at.toISOString(),
    state: row.state,
  }));
  return { list, total, page, limit };
}

type Change = {
  readonly action: string;
  readonly code: string;
  readonly version: number;
  readonly set: CurrencyLimits;
  readonly run: (tx: Tx, before: StaffCurrency) => Promise<void>;
};

/** Changes one currency on the version seen; every price that was kept is dropped. */
function change(platform: Platform, by: StaffContext, what: Change): Promise<StaffCurrency> {
  const { action, code, version, set, run } = what;
  return inTransaction(platform.db, async (tx) => {
    const stands = (await lockCurrency(tx, code)) ?? refuse('record.not_found');
    const before = await read(tx, code, set);
    assertThat(stands === version, 'record.stale', { current: before });
    await run(tx, before);
    const after = await read(tx, code, set);
    await logOperation(tx, by, { action, record: `currency/${code}`, before, after });
    afterCommit(tx, () => notifyTextsChanged(platform, ['currencies']));
    return after;
  });
}

/** Adds a currency with its first rate, in force at once. Refuses currency.taken, currency.settlement. */
export async function createCurrency(
  platform: Platform,
  by: StaffContext,
  { id: code, rate, source, ...values }: NewCurrency,
): Promise<StaffCurrency> {
  assertThat(values.enabled || !values.isDefault, 'currency.settlement');
  const set = await currencyLimits(platform);
  return inTransaction(platform.db, async (tx) => {
    if (values.isDefault) await clearDefaultCurrency(tx, code);
    assertThat(await insertCurrency(tx, code, values), 'currency.taken');
    await insertRate(tx, { code, rate, source, validFrom: null, by: by.staff.username });
    const after = await read(tx, code, set);
    await logOperation(tx, by, { action: 'currency.create', record: `currency/${code}`, before: null, after });
    afterCommit(tx, () => notifyTextsChanged(platform, ['currencies']));
    return after;
  });
}

/**
 * Saves a currency. Refuses record.not_found, record.stale with `{current}`, and currency.settlement when the
 * settlement currency would be off, or no default with a rate in force would be left.
 */
export async function updateCurrency(
  platform: Platform,
  by: StaffContext,
  given: { code: string; version: number; input: CurrencyInput },
): Promise<StaffCurrency> {
  const { code, version, input } = given;
  const run = async (tx: Tx, before: StaffCurrency): Promise<void> => {
    assertThat(input.enabled || !before.settlement, 'currency.settlement');
    assertThat(input.isDefault ? input.enabled && before.rate !== null : !before.isDefault, 'currency.settlement');
    if (input.isDefault) await clearDefaultCurrency(tx, code);
    await writeCurrency(tx, code, input);
  };
  return change(platform, by, { action: 'currency.update', code, version, set: await currencyLimits(platform), run });
}

/**
 * Enters a rate. Refuses record.not_found, record.stale, currency.settlement for the one that is worth itself,
 * currency.rate_jump with `{percent}` unless a large change is confirmed, and currency.rate_taken for a moment that has
 * passed or has a rate.
 */
export async function addRate(
  platform: Platform,
  by: StaffContext,
  given: NewRate & { code: string },
): Promise<StaffCurrency> {
  const { code, version, confirmed, ...rate } = given;
  const set = await currencyLimits(platform);
  const run = async (tx: Tx, before: StaffCurrency): Promise<void> => {
    assertThat(!before.settlement, 'currency.settlement');
    const percent = await rateJump(tx, { code, ...rate });
    assertThat(confirmed || percent === null || percent <= set.jumpPercent, 'currency.rate_jump', { percent });
    assertThat(await insertRate(tx, { code, ...rate, by: by.staff.username }), 'currency.rate_taken');
    await touchCurrency(tx, code);
  };
  return change(platform, by, { action: 'currency.rate', code, version, set, run });
}

/** Takes back a rate that has not begun. Refuses record.not_found, record.stale and currency.rate_taken. */
export async function removeRate(
  platform: Platform,
  by: StaffContext,
  given: { code: string; version: number; validFrom: string },
): Promise<StaffCurrency> {
  const { code, version, validFrom } = given;
  const run = async (tx: Tx): Promise<void> => {
    assertThat(await deleteUpcomingRate(tx, code, validFrom), 'currency.rate_taken');
    await touchCurrency(tx, code);
  };
  const set = await currencyLimits(platform);
  return change(platform, by, { action: 'currency.rate_back', code, version, set, run });
}
