import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuseField } from '@app/contract/core/refuse';
import type { LedgerTransfer, shapes } from '@app/contract/ledger/staff-schemas';
import { parseAmount } from '@app/kernel/money';
import { encodeCursor, type Feed } from '@app/kernel/pagination';
import type { z } from 'zod';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import { idAfter } from '../../../../platform/http/place-in-list.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { soughtBy } from '../../../accounts/core.ts';
import { parameter } from '../../../settings/public.ts';
import { balancesAt, TRANSFER_KINDS } from '../../core.ts';
import { accountOf, accountPage, type EntryFilter, entriesOf, recordsOf, spanOf } from '../db/browse.repo.ts';
import { transferDetail } from '../db/transfer-detail.repo.ts';

export type Asking = { readonly lang: Locale; readonly staff: TreeActor };
type LedgerQuery<K extends keyof typeof shapes> = (typeof shapes)[K] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : never;
type Answered<K extends keyof typeof shapes> = z.output<(typeof shapes)[K]['answer']>;

const namesIn =
  (platform: Platform, lang: Locale) =>
  (kind: string): string =>
    platform.translate(lang, `wallet.kind.${kind}`);

const momentOf = (at: string | undefined): Date | null => (at === undefined ? null : new Date(at));

/** Every kind of booking by name, for a filter. */
export const listKinds = (platform: Platform, lang: Locale): Answered<'listKinds'> =>
  TRANSFER_KINDS.map((value) => ({ value, label: namesIn(platform, lang)(value) }));

/** One page of accounts with their balances, now or at a moment. */
export async function listAccounts(
  platform: Platform,
  by: Asking,
  query: LedgerQuery<'listAccounts'>,
): Promise<Answered<'listAccounts'>> {
  const filter = { ...query, sought: soughtBy(by.staff, query.customer, { email: 'shown' }) };
  const { list, counts, balances } = await platform.replicas.read(async (db) => {
    const found = await accountPage(db, filter, by.staff);
    const ids = found.list.map(({ id }) => Number(id));
    return { ...found, balances: await balancesAt(db, ids, momentOf(query.at)) };
  });
  return {
    list: list.map((account) => ({ ...account, balance: balances.get(Number(account.id)) ?? 0 })),
    counts,
    total: counts[query.tab],
    page: query.page,
    limit: query.limit,
  };
}

/** One account, now or at a moment. Refuses record.not_found, also for one outside the agent's. */
export async function readAccount(
  platform: Platform,
  by: Asking,
  of: { id: string } & LedgerQuery<'readAccount'>,
): Promise<Answered<'readAccount'>> {
  const id = Number(of.id);
  const account = await accountOf(platform.db, id, by.staff);
  assertThat(account, 'record.not_found');
  const [balances, span] = await Promise.all([
    balancesAt(platform.db, [id], momentOf(of.at)),
    spanOf(platform.db, id, account.owner === null),
  ]);
  return {
    ...account,
    balance: balances.get(id) ?? 0,
    entries: span.entries,
    firstAt: span.first?.toISOString() ?? null,
    lastAt: span.last?.toISOString() ?? null,
  };
}

const beforeId = (cursor: string | undefined): number => idAfter(cursor) ?? Number.MAX_SAFE_INTEGER;

/** Reads one row more than asked for, to know whether there are more. */
async function stretch<T extends { readonly id: string }>(
  platform: Platform,
  query: { cursor?: string | undefined; limit: number } & Pick<EntryFilter, 'kind' | 'from' | 'to'>,
  read: (filter: EntryFilter) => Promise<T[]>,
): Promise<Feed<T>> {
  const { cursor, limit, kind, from, to } = query;
  const timeZone = await parameter(platform, 'shop.time_zone');
  const found = await read({ kind, from, to, timeZone, beforeId: beforeId(cursor), limit: limit + 1 });
  const list = found.slice(0, limit);
  const last = list.at(-1);
  return { list, cursor: found.length > limit && last ? encodeCursor([Number(last.id)]) : null };
}

/** Entries of an account, newest first. Refuses record.not_found as readAccount does, and an amount that is none. */
export async function listEntries(
  platform: Platform,
  by: Asking,
  query: LedgerQuery<'listEntries'>,
): Promise<Answered<'listEntries'>> {
  const id = Number(query.account);
  const account = await accountOf(platform.db, id, by.staff);
  assertThat(account, 'record.not_found');
  const { reference } = query;
  const amount = query.amount
    ? (parseAmount(query.amount, account.unit === 'money' ? 2 : 0) ?? refuseField('amount', 'field.amount'))
    : undefined;
  const named = namesIn(platform, by.lang);
  const wanted = { account: id, house: account.owner === null, reference, amount };
  return stretch(platform, query, (filter) =>
    platform.replicas.read((db) => entriesOf(db, { ...filter, ...wanted }, named)),
  );
}

/** Balance or points records of customers, newest first. */
export async function listRecords(
  platform: Platform,
  by: Asking,
  of: { code: 'available' | 'points'; query: LedgerQuery<'listBalanceRecords'> },
): Promise<Answered<'listBalanceRecords'>> {
  const wanted = { code: of.code, sought: soughtBy(by.staff, of.query.customer, { email: 'shown' }) };
  const seen = { eyes: by.staff, named: namesIn(platform, by.lang) };
  const { list, cursor } = await stretch(platform, of.query, (filter) =>
    platform.replicas.read((db) => recordsOf(db, { ...filter, ...wanted }, seen)),
  );
  return { list: list.map(({ record }) => record), cursor };
}

/** One transfer with all its entries and its seal. Refuses record.not_found, also for one outside the agent's. */
export async function readTransfer(platform: Platform, by: Asking, id: string): Promise<LedgerTransfer> {
  const found = await transferDetail(platform.db, Number(id), { eyes: by.staff, named: namesIn(platform, by.lang) });
  assertThat(found, 'record.not_found');
  return found;
}
