import { tagOf } from '@app/contract/core/locale';
import { priceText } from '@app/contract/core/money-words';
import { assertThat, refuseField } from '@app/contract/core/refuse';
import type { Adjustment, LedgerUnit } from '@app/contract/ledger/staff-schemas';
import { SETTLEMENT } from '@app/kernel/money';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { StaffContext, TreeActor } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { soughtBy } from '../../../accounts/core.ts';
import { notify } from '../../../messaging/public.ts';
import { parameter } from '../../../settings/public.ts';
import { balances, post } from '../../core.ts';
import {
  adjustmentPage,
  customerByEmail,
  decideAdjustment,
  type FoundAdjustment,
  findAdjustment,
  insertAdjustment,
  lockAdjustment,
} from '../db/adjustment.repo.ts';
import { readChange } from '../domain/read-change.ts';

const MAY_DECIDE = 'money.adjustments.decide';

/** What the asker may do with an adjustment: nobody approves what they asked for themselves. */
function shown({ askedById, ...found }: FoundAdjustment, staff: TreeActor): Adjustment {
  const decides = found.state === 'pending' && staff.permissions.has(MAY_DECIDE);
  return { ...found, actions: decides ? [...(askedById === staff.id ? [] : ['approve' as const]), 'reject'] : [] };
}

/** One page of adjustments for staff. */
export async function listAdjustments(
  platform: Platform,
  by: StaffContext<TreeActor>,
  query: Omit<Parameters<typeof adjustmentPage>[1], 'sought'> & { readonly customer?: string | undefined },
): Promise<{ list: Adjustment[]; counts: Awaited<ReturnType<typeof adjustmentPage>>['counts'] }> {
  const { list, counts } = await adjustmentPage(
    platform.db,
    { ...query, sought: soughtBy(by.staff, query.customer, { email: 'shown' }) },
    by.staff,
  );
  return { list: list.map((found) => shown(found, by.staff)), counts };
}

/** One adjustment. Refuses record.not_found, also for one of a customer outside the agent's. */
export async function readAdjustment(db: Queryable, by: StaffContext<TreeActor>, id: string): Promise<Adjustment> {
  const found = await findAdjustment(db, id, by.staff);
  assertThat(found, 'record.not_found');
  return shown(found, by.staff);
}

/** Books an adjustment and tells the customer. */
async function book(platform: Platform, tx: Tx, of: Adjustment): Promise<void> {
  const { id, unit, amount, customer, reason } = of;
  const code = unit === 'money' ? 'available' : 'points';
  await post(tx, {
    kind: 'adjustment',
    key: `adjustment/${id}`,
    reference: { kind: 'adjustment', id },
    note: reason,
    entries: [
      { account: { owner: customer.id, code }, amount },
      { account: { house: 'adjustments', unit }, amount: -amount },
    ],
  });
  const size = Math.abs(amount);
  const what = unit === 'money' ? 'balance' : 'points';
  await notify(platform, tx, {
    customerId: customer.id,
    type: 'service',
    subject: `${what}_${amount > 0 ? 'added' : 'taken'}`,
    values: (locale) => ({
      amount:
        unit === 'money'
          ? priceText({ amount: size, currency: SETTLEMENT }, locale)
          : size.toLocaleString(tagOf(locale)),
    }),
    link: { kind: 'money_log', id: unit },
    key: `adjustment/${id}`,
  });
}

/**
 * Adjusts a balance or points, at once up to the threshold; above it the adjustment waits for a second person.
 * Refuses an unknown customer, an amount that is none, and to take more than is there.
 */
export async function requestAdjustment(
  platform: Platform,
  by: StaffContext<TreeActor> & { readonly tx: Tx },
  asked: { customer: string; unit: LedgerUnit; amount: string; reason: string },
): Promise<Adjustment> {
  const { tx, staff } = by;
  const { unit, reason } = asked;
  const customerId = await customerByEmail(tx, asked.customer, staff);
  if (customerId === null) return refuseField('customer', 'field.customer_unknown');
  const amount = readChange(unit, asked.amount);
  if (amount === null) return refuseField('amount', 'field.signed_amount');
  const most = await parameter(
    platform,
    unit === 'money' ? 'wallet.adjustment_review_usd' : 'wallet.adjustment_review_points',
  );
  const has = await balances(tx, customerId);
  if (unit === 'money') assertThat(has.available + amount >= 0, 'wallet.insufficient_balance');
  else assertThat(has.points + amount >= 0, 'wallet.insufficient_points');
  const waits = Math.abs(amount) > most;
  const id = newId(platform.clock);
  await insertAdjustment(tx, { id, customerId, unit, amount, reason, waits, by: staff });
  if (!waits) await book(platform, tx, await readAdjustment(tx, by, id));
  const after = await readAdjustment(tx, by, id);
  await logOperation(tx, by, { action: 'adjustment.request', record: `adjustment/${id}`, before: null, after });
  return after;
}

/** Holds an adjustment that waits, decides it and writes down who did. */
async function decide(
  by: StaffContext<TreeActor> & { readonly tx: Tx },
  of: { id: string; action: string; work: (before: FoundAdjustment) => Promise<void> },
): Promise<Adjustment> {
  const { tx, staff } = by;
  await lockAdjustment(tx, of.id);
  const found = await findAdjustment(tx, of.id, staff);
  assertThat(found, 'record.not_found');
  assertThat(found.state === 'pending', 'ledger.adjustment_decided');
  await of.work(found);
  const after = await readAdjustment(tx, by, of.id);
  const before = shown(found, staff);
  await logOperation(tx, by, { action: of.action, record: `adjustment/${of.id}`, before, after });
  return after;
}

/**
 * Approves and books an adjustment. Refuses record.not_found (also when the customer has left), ledger.adjustment_decided, ledger.same_person for the one
 * who asked, and to take more than is there by now.
 */
export const approveAdjustment = (
  platform: Platform,
  by: StaffContext<TreeActor> & { readonly tx: Tx },
  id: string,
): Promise<Adjustment> =>
  decide(by, {
    id,
    action: 'adjustment.approve',
    work: async (before) => {
      assertThat(before.askedById !== by.staff.id, 'ledger.same_person');
      const there = await customerByEmail(by.tx, before.customer.email, by.staff);
      assertThat(there === before.customer.id, 'record.not_found');
      await decideAdjustment(by.tx, { id, state: 'booked', note: '', by: by.staff });
      await book(platform, by.tx, shown(before, by.staff));
    },
  });

/** Rejects an adjustment, one's own too. Refuses record.not_found and ledger.adjustment_decided. */
export const rejectAdjustment = (
  by: StaffContext<TreeActor> & { readonly tx: Tx },
  of: { id: string; reason: string },
): Promise<Adjustment> =>
  decide(by, {
    id: of.id,
    action: 'adjustment.reject',
    work: () => decideAdjustment(by.tx, { id: of.id, state: 'rejected', note: of.reason, by: by.staff }),
  });
