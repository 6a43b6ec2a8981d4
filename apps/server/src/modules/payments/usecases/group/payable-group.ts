import { namesText } from '@app/contract/core/list-words';
import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import { endLater, type Group, type GroupMember, groupNumbers, readGroup } from '../../db/group.repo.ts';
import { movePaymentEnd } from '../../db/proof.repo.ts';
import { GROUP_CLEARING, lockParts, payPart } from '../pay-part.ts';
import { type PaidPayment, type Payable, type PayableDescription, payablePort } from '../payables.ts';
import { lockMembers } from './create-group.ts';

/** One of several that are paid together, as it is described by its own slice. */
export type DescribedMember = GroupMember & PayableDescription;

/** What is paid together, each as its own slice describes it. */
export const describeMembers = (
  platform: Platform,
  db: Queryable,
  { members, lang }: { readonly members: readonly GroupMember[]; readonly lang: Locale },
): Promise<DescribedMember[]> =>
  Promise.all(
    members.map(async (one) => ({
      ...one,
      ...(await payablePort.of(platform, one.kind).describe(db, one.payableId, lang)),
    })),
  );

/** The currency, with its rate, that all of them froze; undefined where they froze different ones. */
export function currencyOfAll(of: readonly Pick<PayableDescription, 'currency'>[]): PayableDescription['currency'] {
  const [first] = of;
  const same = of.every(
    ({ currency }) => currency && currency.code === first?.currency?.code && currency.rate === first.currency.rate,
  );
  return same ? first?.currency : undefined;
}

const groupOf = async (db: Queryable, groupId: string): Promise<Group> =>
  (await readGroup(db, groupId)) ?? refuse('record.not_found');

/** Locks what the members take besides their own rows, of all members of a kind at once. */
async function lockStock(platform: Platform, tx: Tx, members: readonly GroupMember[]): Promise<void> {
  for (const { kind, together } of payablePort.all(platform)) {
    const ids = members.filter((one) => one.kind === kind).map(({ payableId }) => payableId);
    if (ids.length > 0) await together?.lockStock?.(tx, ids);
  }
}

/** Pays each order of a group that can be had with its share; returns what that came to. Locks go before it, all of them. */
async function payMembers(platform: Platform, tx: Tx, whole: PaidPayment): Promise<number> {
  const { members } = await groupOf(tx, whole.payableId);
  const parts = await lockParts(
    tx,
    members.map((member) => member.paymentId),
  );
  await lockStock(platform, tx, members);
  let used = 0;
  for (const { paymentId, amountUsd } of members) {
    const part = parts.get(paymentId);
    invariant(part, `payment ${paymentId} is locked`);
    used += await payPart(platform, tx, { whole, part, mostUsd: amountUsd, clearing: GROUP_CLEARING });
  }
  return used;
}

/** Extends what is paid together to this moment, each of it that does not have longer by itself. */
async function extendMembers(platform: Platform, tx: Tx, groupId: string, until: Date): Promise<void> {
  const { members } = await groupOf(tx, groupId);
  const longer = await endLater(tx, groupId, until);
  for (const { kind, payableId, paymentId } of members) {
    if (longer.has(paymentId)) continue;
    await payablePort.of(platform, kind).extend?.(tx, payableId, until);
    await movePaymentEnd(tx, paymentId, until);
  }
}

/** Orders that are paid together as something that can be paid: their payment pays each one's own, and is itself booked to clearing. */
export const groupPayable = (platform: Platform): Payable => ({
  kind: 'order_group',
  credits: () => GROUP_CLEARING,
  parts: async (db, groupId) => {
    const described = await describeMembers(platform, db, { ...(await groupOf(db, groupId)), lang: 'en-US' });
    return described.map(({ kind, payableId: id, number, amountUsd, paidHere: paid }) => ({
      kind,
      id,
      number,
      amountUsd,
      paid,
    }));
  },
  describe: async (db, groupId, lang) => {
    const number = (await groupNumbers(db, [groupId])).get(groupId) ?? refuse('record.not_found');
    const described = await describeMembers(platform, db, { ...(await groupOf(db, groupId)), lang });
    const currency = currencyOfAll(described);
    const title = namesText(
      lang,
      described.map((one) => one.title),
    );
    return { number, title, ...(currency ? { currency } : {}) };
  },
  lock: async (tx, groupId) => {
    const group = await groupOf(tx, groupId);
    await lockCustomer(tx, group.customerId);
    await lockMembers(platform, tx, group.members);
  },
  extend: (tx, groupId, until) => extendMembers(platform, tx, groupId, until),
  settled: async (tx, paid) => {
    const used = await payMembers(platform, tx, paid);
    // While a group is open none of its orders has changed, so each takes exactly its share.
    invariant(used === paid.amountUsd, `group ${paid.payableId} paid ${used} of ${paid.amountUsd}`);
  },
  revive: async (tx, paid) => {
    const usd = await payMembers(platform, tx, paid);
    return usd > 0 && { usd };
  },
});
