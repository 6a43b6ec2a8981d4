import { assertThat } from '@app/contract/core/refuse';
import type { StaffReview } from '@app/contract/reviews/staff-schemas';
import { afterCommit, inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffReadContext, TreeActor } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { countRating } from '../../../catalog/core.ts';
import { notify } from '../../../messaging/public.ts';
import { holdReview } from '../db/review.repo.ts';
import { setHidden, setReply, settleOpen, staffReview } from '../db/staff-review.repo.ts';

type Seen = { readonly id: string; readonly version: number };

/** Reads one review as staff see it. Refuses record.not_found, also for one of a customer outside the agent's. */
export async function readReview(
  platform: Platform,
  by: StaffReadContext<TreeActor>,
  id: string,
): Promise<StaffReview> {
  const { agentId, permissions } = by.staff;
  const orders = permissions.has('orders.goods.view');
  const review = await staffReview(platform.db, id, { lang: by.lang, agentId, orders });
  assertThat(review, 'record.not_found');
  return review;
}

/** Holds a review, changes it and writes down who did. Refuses record.not_found and record.stale with `{current}`. */
async function change(
  platform: Platform,
  by: StaffReadContext<TreeActor>,
  of: { seen: Seen; action: string; work: (tx: Tx, before: StaffReview) => Promise<void> },
): Promise<StaffReview> {
  // What the log keeps names no customer beyond the review.
  const eyes = { lang: by.lang, agentId: by.staff.agentId, orders: false };
  await inTransaction(platform.db, async (tx) => {
    assertThat(await holdReview(tx, of.seen.id), 'record.not_found');
    const before = await staffReview(tx, of.seen.id, eyes);
    assertThat(before, 'record.not_found');
    assertThat(before.version === of.seen.version, 'record.stale', { current: before });
    await of.work(tx, before);
    const after = await staffReview(tx, of.seen.id, eyes);
    assertThat(after, 'record.not_found');
    await logOperation(tx, by, { action: of.action, record: `review/${of.seen.id}`, before, after });
    afterCommit(tx, () => platform.cache.drop(['reviews', `product:${before.product.id}`]));
  });
  return readReview(platform, by, of.seen.id);
}

/** Answers a review, or takes the answer back with an empty one. Refuses record.not_found and record.stale. */
export const replyReview = (
  platform: Platform,
  by: StaffReadContext<TreeActor>,
  of: Seen & { reply: string },
): Promise<StaffReview> =>
  change(platform, by, {
    seen: of,
    action: 'review.reply',
    work: async (tx, before) => {
      await setReply(tx, { id: of.id, reply: of.reply, by: by.staff.username });
      if (of.reply === '' || before.hidden) return;
      await notify(platform, tx, {
        customerId: before.customer.id,
        type: 'service',
        subject: 'review_reply',
        link: { kind: 'product', id: before.product.id },
        key: `review_reply/${of.id}`,
      });
    },
  });

/** Hides a review and settles its reports. Refuses record.not_found, record.stale, and review.hidden for one that is. */
export const hideReview = (
  platform: Platform,
  by: StaffReadContext<TreeActor>,
  of: Seen & { reason: string },
): Promise<StaffReview> =>
  change(platform, by, {
    seen: of,
    action: 'review.hide',
    work: async (tx, before) => {
      assertThat(!before.hidden, 'review.hidden');
      await setHidden(tx, of.id, of.reason);
      await settleOpen(tx, of.id, false);
      await countRating(tx, { productId: before.product.id, rating: before.rating, by: -1 });
    },
  });

/** Shows a hidden review again. Refuses record.not_found, record.stale, and review.not_hidden for one that is shown. */
export const unhideReview = (platform: Platform, by: StaffReadContext<TreeActor>, of: Seen): Promise<StaffReview> =>
  change(platform, by, {
    seen: of,
    action: 'review.show',
    work: async (tx, before) => {
      assertThat(before.hidden, 'review.not_hidden');
      await setHidden(tx, of.id, null);
      await countRating(tx, { productId: before.product.id, rating: before.rating, by: 1 });
    },
  });

/** Settles what was reported; the review stays as it is. Refuses record.not_found and record.stale. */
export const settleReports = (platform: Platform, by: StaffReadContext<TreeActor>, of: Seen): Promise<StaffReview> =>
  change(platform, by, { seen: of, action: 'review.settle', work: (tx) => settleOpen(tx, of.id, true) });
