import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { WithdrawalRow as ShownRow, WithdrawalDetail } from '@app/contract/withdrawals/schemas';
import {
  OPEN_WITHDRAWALS,
  type WithdrawalState,
  withdrawalMachine,
} from '@app/contract/withdrawals/withdrawal.machine';
import { allowedEvents } from '@app/kernel/machine';
import type { Feed } from '@app/kernel/pagination';
import type { Queryable } from '../../../platform/db/connect.ts';
import { cursorAfter, readPlace } from '../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { priceIn } from '../../currencies/public.ts';
import { historyOf, readWithdrawal, type WithdrawalRow, withdrawalsOf } from '../db/withdrawal.repo.ts';

export type WithdrawalReader = { readonly customerId: string; readonly lang: Locale; readonly currency: string };
type PriceOf = Awaited<ReturnType<typeof priceIn>>;

const shownRow = (row: WithdrawalRow, { lang, price }: { lang: Locale; price: PriceOf }): ShownRow => ({
  id: row.id,
  number: row.number,
  state: row.state,
  amount: price(row.amountUsd),
  fee: price(row.feeUsd),
  account: row.shown,
  channel: localize(row.channelTitle, lang),
  createdAt: row.createdAt.toISOString(),
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
});

/** A withdrawal as its owner sees it; who of the staff did what stays inside. */
export async function showOwn(
  platform: Platform,
  db: Queryable,
  { row, ...reader }: WithdrawalReader & { row: WithdrawalRow },
): Promise<WithdrawalDetail> {
  const price = await priceIn(platform, reader.currency);
  const history = await historyOf(db, row.id);
  return {
    ...shownRow(row, { lang: reader.lang, price }),
    total: price(row.amountUsd + row.feeUsd),
    arrives: { amount: row.payoutAmount, currency: row.payoutCurrency, decimals: row.payoutDecimals },
    reason: row.reason,
    providerNumber: row.providerNumber,
    proofs: row.proofs.length,
    actions: allowedEvents(withdrawalMachine, { state: row.state, actor: 'customer' }).filter(
      (event) => event === 'cancel',
    ),
    version: row.version,
    timeline: history.map(({ state, at }) => ({ state, at: at.toISOString() })),
  };
}

/** One own withdrawal. Refuses record.not_found, also for another's. */
export async function showWithdrawal(platform: Platform, { id, ...reader }: WithdrawalReader & { id: string }) {
  const row = (await readWithdrawal(platform.db, id, reader.customerId)) ?? refuse('record.not_found');
  return showOwn(platform, platform.db, { row, ...reader });
}

const tabs: { readonly [T in 'all' | 'open' | 'paid' | 'ended']: readonly WithdrawalState[] } = {
  all: withdrawalMachine.states,
  open: OPEN_WITHDRAWALS,
  paid: ['paid'],
  ended: ['rejected', 'payment_failed', 'cancelled'],
};

/** The customer's withdrawals, newest first. Refuses a cursor of another making. */
export async function listWithdrawals(
  platform: Platform,
  call: WithdrawalReader & { tab: keyof typeof tabs; cursor: string | undefined; limit: number },
): Promise<Feed<ShownRow>> {
  const { limit, tab } = call;
  const stretch = { states: tabs[tab], after: readPlace(call.cursor), limit: limit + 1 };
  const found = await platform.replicas.read((db) => withdrawalsOf(db, call.customerId, stretch));
  const price = await priceIn(platform, call.currency);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    list: rows.map((row) => shownRow(row, { lang: call.lang, price })),
    cursor: found.length > limit && last ? cursorAfter({ at: last.at, id: last.id }) : null,
  };
}

const PROOF_WIDTH = 720;

/** The bytes of one picture that proves a payment. Refuses record.not_found. */
export async function readProof(platform: Platform, row: WithdrawalRow | null, place: string) {
  const url = row?.proofs[Number(place)];
  const bytes = url ? await platform.files.readPrivate(url, PROOF_WIDTH) : null;
  if (!bytes) return refuse('record.not_found');
  return { type: 'image/webp' as const, base64: bytes.toString('base64') };
}
